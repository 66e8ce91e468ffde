import { LOTTERIES, type LotteryKey } from '../lottery/lotteries.ts';
import { gamesNamedIn } from './game-names.ts';
import { readGames } from './read-games.ts';
import { gamesIn } from './reading.ts';

/** So much of a list, in characters, shows which lotteries it fits. */
const BEGINNING = 10_000;

/**
 * The lotteries that a list may be of: those that it names; where it names none, those under which most of its rows are
 * games, and about as many as under others. First those with most games of as many numbers as a ticket has.
 */
export function lotteriesOf(text: string): readonly LotteryKey[] {
  const named = new Set(gamesNamedIn(text).map(({ game }) => game));
  if (named.size > 0) return LOTTERIES.map(({ key }) => key).filter((key) => named.has(key));
  const fits = LOTTERIES.map((lottery) => {
    const reading = readGames(lottery, text.slice(0, BEGINNING)).flatMap((row) => row.ways?.[0]?.rows ?? row);
    const games = gamesIn(reading);
    const usual = games.filter(({ game }) => game.numbers.length === lottery.pick).length;
    return { key: lottery.key, rows: reading.length, games: games.length, usual };
  });
  const most = Math.max(...fits.map(({ games }) => games));
  return fits
    .filter(({ rows, games }) => 2 * games > Math.max(rows, most))
    .sort((a, b) => b.usual - a.usual)
    .map(({ key }) => key);
}
