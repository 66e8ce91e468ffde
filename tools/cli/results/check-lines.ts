import {
  type GamesCheck,
  type PrizeWon,
  REAL_SINCE,
  type TierCheck,
} from '../../../workers/shared/check/check-games.ts';
import type { RowFault } from '../../../workers/shared/games/reading.ts';
import { doubtText, type GamesFile } from './games-file.ts';

/** What the games of a check cost, in cents. */
export interface CheckCost {
  /** The minimum bet: the highest price of a draw. */
  readonly unit: number;
  /** The lowest. */
  readonly least: number;
  readonly total: number;
}

const FAULTS: Readonly<Record<RowFault['fault'], string>> = {
  'no-numbers': 'no numbers',
  'out-of-range': 'a number that the lottery does not have',
  repeated: 'a number twice',
  count: 'too few or too many numbers',
  'too-many': 'more games than are read',
  doubt: 'may be read in several ways',
};

/**
 * A check as lines that a person reads: what would have come back, the wins, the tiers beside what chance gives, what
 * was left out.
 */
export function checkLines(
  check: Omit<GamesCheck, 'days'>,
  cost: CheckCost,
  { lines: linesOfGames, otherLotteries, bad, doubts }: GamesFile,
): string {
  const { lottery, games, contests, winCount, wins, cents, unknown, otherCurrency, tiers } = check;
  // A game is named by its line, like the lines that are no games.
  const nameOf = (game: number) => {
    const line = linesOfGames?.[game];
    return line === undefined ? `game ${game + 1}` : `line ${line}`;
  };
  const units = [...new Set([cost.least, cost.unit])].map(amount).join(' to ');
  const lines = [
    `${lottery}: ${games.length} games, ${contests} contests, ${winCount} wins`,
    `${amount(cents)} would have come back of ${amount(cost.total)} bet, at ${units} a minimum bet`,
    ...(unknown > 0 ? [`not in it: ${unknown} wins whose prize is not known`] : []),
    ...(otherCurrency > 0 ? [`not in it: ${otherCurrency} wins in another currency, of before ${REAL_SINCE}`] : []),
    ...wins.map(
      ({ game, contest, date = '', hits, won, second, mirror, ...prize }) =>
        `${nameOf(game)}${mirror ? ' (mirror)' : ''}  contest ${contest}${second ? ' (second draw)' : ''} ${date}  ${hits} hits: ${won.map(prizeText).join(', ')}  ${paidText(prize)}`,
    ),
    ...(winCount > wins.length ? [`… and ${winCount - wins.length} more`] : []),
    ...tiers.map(tierLine),
    ...(otherLotteries > 0 ? [`games of other lotteries: ${otherLotteries}`] : []),
    ...bad.map(({ line, fault, value }) => `line ${line}: ${FAULTS[fault]}${value === undefined ? '' : `: ${value}`}`),
    ...doubts.map((doubt) => `not checked: ${doubtText(doubt)}`),
  ];
  return `${lines.join('\n')}\n`;
}

function tierLine({ hits, times, expected, usual: [from, to], since, unsure }: TierCheck): string {
  const begins = since === undefined ? '' : `, from contest ${since} on`;
  const doubt = unsure > 0 ? `; of ${unsure} it is not known whether the tier existed` : '';
  const chance = `chance alone ${meanText(expected)} (${from} to ${to})`;
  return `${hits} hits: ${times} times, ${chance}${begins}${doubt}`;
}

/** A mean as one reads it: never with an exponent. */
function meanText(mean: number): string {
  if (mean >= 100 || mean === 0) return mean.toFixed(0);
  return mean < 0.001 ? 'less than 0.001' : mean.toPrecision(3);
}

function paidText({ cents, otherCurrency }: { cents?: number; otherCurrency?: true }): string {
  if (otherCurrency) return 'in another currency';
  return cents === undefined ? 'prize unknown' : amount(cents);
}

const prizeText = ({ hits, prizes }: PrizeWon) => `${prizes} × ${hits}`;
const amount = (cents: number) => `R$ ${(cents / 100).toFixed(2)}`;
