import { LOTTERIES, type LotteryKey } from '../lottery/lotteries.ts';
import { gamesNamedIn } from './game-names.ts';
import { readGames } from './read-games.ts';
import { gamesIn } from './reading.ts';

/**
 * The lotteries that a list may be of: those that it names; where it names none, those under which more than half of its
 * rows are games, the ones first that make most games of as many numbers as a ticket has.
 */
export function lotteriesOf(text: string): readonly LotteryKey[] {
  const named = new Set(gamesNamedIn(text).map(({ game }) => game));
  if (named.size > 0) return LOTTERIES.map(({ key }) => key).filter((key) => named.has(key));
  return LOTTERIES.flatMap((lottery) => {
    const [reading] = readGames(lottery, text);
    const games = gamesIn(reading);
    const usual = games.filter(({ game }) => game.numbers.length === lottery.pick).length;
    return games.length * 2 > reading.length ? [{ key: lottery.key, usual }] : [];
  })
    .sort((a, b) => b.usual - a.usual)
    .map(({ key }) => key);
}
