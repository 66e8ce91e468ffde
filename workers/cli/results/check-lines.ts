import type { GamesCheck, PrizeWon } from '../../shared/check-games.ts';
import type { GamesFile } from './games-file.ts';

/** A check as lines that a person reads: the wins, the tiers beside what chance gives, what was left out. */
export function checkLines(
  check: GamesCheck,
  { lines: linesOfGames, otherLotteries, bad }: GamesFile,
): string {
  const { lottery, games, contests, winCount, wins, cents, unknown, tiers } = check;
  // By its line, as the lines that are no games are.
  const nameOf = (game: number) => {
    const line = linesOfGames?.[game];
    return line === undefined ? `game ${game + 1}` : `line ${line}`;
  };
  const lines = [
    `${lottery}: ${games.length} games, ${contests} contests, ${winCount} wins`,
    ...wins.map(
      ({ game, contest, date = '', hits, won, second, mirror, cents: paid }) =>
        `${nameOf(game)}${mirror ? ' (mirror)' : ''}  contest ${contest}${second ? ' (second draw)' : ''} ${date}  ${hits} hits: ${won.map(prizeText).join(', ')}  ${paid === undefined ? 'prize unknown' : amount(paid)}`,
    ),
    ...(winCount > wins.length ? [`… and ${winCount - wins.length} more`] : []),
    ...(winCount > 0 ? [`known prizes ${amount(cents)}, unknown ${unknown}`] : []),
    ...tiers.map(
      ({ hits, times, expected, usual: [from, to] }) =>
        `${hits} hits: ${times} times, chance alone ${expected.toPrecision(3)} (${from} to ${to})`,
    ),
    ...(otherLotteries > 0 ? [`games of other lotteries: ${otherLotteries}`] : []),
    ...bad.map(({ line, fault, value }) => `line ${line}: ${fault} ${value ?? ''}`.trim()),
  ];
  return `${lines.join('\n')}\n`;
}

const prizeText = ({ hits, prizes }: PrizeWon) => `${prizes} × ${hits}`;
const amount = (cents: number) => `R$ ${(cents / 100).toFixed(2)}`;
