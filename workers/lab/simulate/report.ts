import type { SimulateRequest } from '../../shared/lab/lab-request.ts';
import { columnOf, type Layout, seenUntil } from '../../shared/lab/simulation-layout.ts';
import type { RunningRatio, SimulatedTier, SimulationReport } from '../../shared/lab/simulation-report.ts';
import type { TierHits } from '../../shared/lottery/tier-odds.ts';
import { type CountLaw, LEVELS, sumBand } from '../theory/sum-law.ts';
import { wilson } from '../theory/wilson.ts';
import { tierLaw } from './law.ts';
import { moneyOf } from './money.ts';

/** What the sums of a simulation say, beside exact theory. Yields before each band: with many games one takes long. */
export function* reportSimulation(
  request: SimulateRequest,
  layout: Layout,
  sums: Float64Array,
): Generator<number, SimulationReport, void> {
  const { draws, bet } = request;
  const { lottery, checkpoints, games } = layout;
  const hasExtras = bet.kind === 'anew' || bet.games.some(({ extra }) => extra !== undefined);
  const told = lottery.winningHits.filter((hits) => typeof hits === 'number' || hasExtras);
  const tiers: SimulatedTier[] = [];
  for (const hits of told) {
    const law = tierLaw(layout, bet, hits, sums);
    const seen = seenUntil(layout, sums, columnOf(layout, hits));
    for (const done of reportTier(tiers, hits, law, { games, checkpoints, seen }))
      yield (tiers.length + done) / told.length;
  }
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

/** Adds what is told of a tier. */
function* reportTier(
  tiers: SimulatedTier[],
  hits: TierHits,
  law: CountLaw,
  { games, checkpoints, seen }: Seen,
): Generator<number, void, void> {
  const { mean, variance } = law;
  const draws = checkpoints[checkpoints.length - 1] as number;
  const all = seen[seen.length - 1] as number;
  const chance = mean / games;
  // Games that win together are worth fewer independent ones.
  const trials = (draws * games * (games * chance * (1 - chance))) / variance;
  const share = all / (draws * games);
  const [low, high] = variance === 0 ? [share, share] : wilson(share * trials, trials);
  const running: RunningRatio[] = [];
  for (const [i, point] of checkpoints.entries()) {
    yield i / checkpoints.length;
    const expected = point * mean;
    const band = sumBand(law, point, LEVELS[95]);
    running.push({ ratio: (seen[i] as number) / expected, band: [band.low / expected, band.high / expected] });
  }
  const usual = sumBand(law, draws, LEVELS[99.9]);
  tiers.push({ hits, seen: all, expected: draws * mean, interval: [low / chance, high / chance], usual, running });
}
