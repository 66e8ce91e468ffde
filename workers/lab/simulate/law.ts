import type { LabBet, LabGame } from '../../shared/lab/lab-request.ts';
import type { Layout } from '../../shared/lab/simulation-layout.ts';
import { jointChances, quickHitsChance } from '../../shared/lottery/joint-chances.ts';
import { EXTRA_COUNT } from '../../shared/lottery/lotteries.ts';
import type { TierHits } from '../../shared/lottery/tier-odds.ts';

/** What chance gives of a tier in one draw: how many games have its hits. */
export interface TierLaw {
  readonly mean: number;
  readonly variance: number;
}

/**
 * The law of a tier, exact to 14 digits: of the same games in every draw with what they have in common, by which they
 * win together. Of games made anew that is not known ahead: their variance is the measured mean `square` less the
 * square of the mean.
 */
export function tierLaw({ lottery, groups }: Layout, bet: LabBet, hits: TierHits, square?: number): TierLaw {
  const chance = (marks: number) =>
    typeof hits === 'number' ? quickHitsChance(lottery, marks, hits) : 1 / EXTRA_COUNT[hits];
  if (bet.kind === 'anew') {
    const mean = groups.reduce((sum, { marks, games }) => sum + games * chance(marks), 0);
    // Of a tier that has hardly come the squares say too little: then its games count as independent.
    const independent = groups.reduce((sum, { marks, games }) => sum + games * chance(marks) * (1 - chance(marks)), 0);
    return { mean, variance: square === undefined ? independent : Math.max(square - mean * mean, independent) };
  }
  const games = bet.games.filter(({ extra }) => typeof hits === 'number' || extra !== undefined);
  const joint = typeof hits === 'number' ? jointHits(lottery, hits) : jointExtra(hits);
  let [mean, variance] = [0, 0];
  games.forEach((game, i) => {
    const p = chance(game.numbers.length);
    mean += p;
    variance += p * (1 - p);
    for (const other of games.slice(0, i)) variance += 2 * (joint(game, other) - p * chance(other.numbers.length));
  });
  // Twelve games with all months win once in every draw: of such variances rounding leaves next to nothing.
  return { mean, variance: variance < 1e-9 * mean ? 0 : variance };
}

type Joint = (one: LabGame, other: LabGame) => number;

function jointHits(lottery: Layout['lottery'], hits: number): Joint {
  const chance = jointChances(lottery, hits);
  return ({ numbers }, { numbers: others }) => {
    const common = numbers.filter((n) => others.includes(n)).length;
    return chance({ marks: numbers.length, others: others.length, common });
  };
}

const jointExtra =
  (extra: Exclude<TierHits, number>): Joint =>
  (one, other) =>
    one.extra === other.extra ? 1 / EXTRA_COUNT[extra] : 0;
