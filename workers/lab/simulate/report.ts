import type { SimulateRequest } from '../../shared/lab/lab-request.ts';
import { columnOf, type Layout, seenUntil } from '../../shared/lab/simulation-layout.ts';
import type { RunningRatio, SimulatedTier, SimulationReport } from '../../shared/lab/simulation-report.ts';
import type { TierHits } from '../../shared/lottery/tier-odds.ts';
import { scaledBand } from '../../shared/statistics/binomial.ts';
import { wilson } from '../theory/wilson.ts';
import { type TierLaw, tierLaw } from './law.ts';
import { moneyOf } from './money.ts';

/** Half of what lies outside 99.9 %. */
const SIDE = 0.0005;

/** What the sums of a simulation say, beside exact theory. */
export function reportSimulation(request: SimulateRequest, layout: Layout, sums: Float64Array): SimulationReport {
  const { draws, bet } = request;
  const { lottery, groups, checkpoints, squaresAt } = layout;
  const games = groups.reduce((sum, group) => sum + group.games, 0);
  const hasExtras = bet.kind === 'anew' || bet.games.some(({ extra }) => extra !== undefined);
  const tiers = lottery.winningHits
    .filter((hits) => typeof hits === 'number' || hasExtras)
    .map((hits): SimulatedTier => {
      const column = columnOf(layout, hits);
      const square = squaresAt === undefined ? undefined : (sums[squaresAt + column] as number) / draws;
      const law = tierLaw(layout, bet, hits, square);
      return reportTier(hits, law, { games, checkpoints, seen: seenUntil(layout, sums, column) });
    });
  const { money } = request;
  return {
    kind: 'simulate',
    lottery: lottery.key,
    draws,
    games,
    tiers,
    checkpoints,
    ...(money && { money: moneyOf(money, layout, draws, (place) => totalAt(layout, sums, place)) }),
  };
}

/** The sum over all stretches of what is at one place of a row. */
function totalAt({ checkpoints, row }: Layout, sums: Float64Array, place: number): number {
  return checkpoints.reduce((total, _, stretch) => total + (sums[stretch * row + place] as number), 0);
}

interface Seen {
  readonly games: number;
  readonly checkpoints: readonly number[];
  readonly seen: readonly number[];
}

function reportTier(hits: TierHits, { mean, variance }: TierLaw, { games, checkpoints, seen }: Seen): SimulatedTier {
  const draws = checkpoints[checkpoints.length - 1] as number;
  const all = seen[seen.length - 1] as number;
  const chance = mean / games;
  // Games that win together are worth fewer independent ones.
  const trials = (draws * games * (games * chance * (1 - chance))) / variance;
  const share = all / (draws * games);
  const [low, high] = variance === 0 ? [share, share] : wilson(share * trials, trials);
  return {
    hits,
    seen: all,
    expected: draws * mean,
    interval: [low / chance, high / chance],
    usual: scaledBand(draws * mean, draws * variance, draws * games, SIDE),
    running: checkpoints.map((point, i): RunningRatio => {
      const expected = point * mean;
      const band = scaledBand(expected, point * variance, point * games);
      return { ratio: (seen[i] as number) / expected, band: [band.low / expected, band.high / expected] };
    }),
  };
}
