import { engineOf } from '../../engine/engine.ts';
import type { BacktestReport, TestedStrategy } from '../../shared/lab/backtest-report.ts';
import { UNNAMED } from '../../shared/lab/compared.ts';
import type { BacktestRequest } from '../../shared/lab/lab-request.ts';
import { quickHitsChance } from '../../shared/lottery/joint-chances.ts';
import { lotteryOf } from '../../shared/lottery/lotteries.ts';
import { holm } from '../theory/holm.ts';
import { WITHIN_95 } from '../theory/normal.ts';
import { signFlipP } from '../theory/permutation.ts';
import { type BacktestLayout, hitsIn } from './layout.ts';

/** What the sums of a backtest say. Yields after each strategy, whose p-value takes the longest. */
export function* reportBacktest(
  request: BacktestRequest,
  draws: number,
  { hits, reach, row }: BacktestLayout,
  sums: Float64Array,
): Generator<number, BacktestReport, void> {
  const { engine, seed, games, strategies: compared = UNNAMED } = request;
  const lottery = lotteryOf(request.lottery);
  const { pick, drawn, total } = lottery;
  const tiers = lottery.winningHits.filter((tier) => typeof tier === 'number');
  const strategies: Omit<TestedStrategy, 'adjusted'>[] = [];
  let ofControls = 0;
  for (const [s, strategy] of compared.entries()) {
    const sumsOf = sums.subarray(s * row, (s + 1) * row);
    const counts = sumsOf.subarray(0, hits);
    const differences = sumsOf.subarray(2 * hits);
    const stream = engineOf(engine).stream(seed, 'lab', lottery.key, 'walk-p', strategy);
    const ofControl = hitsIn(sumsOf.subarray(hits, 2 * hits));
    ofControls += ofControl;
    strategies.push({
      strategy,
      hits: hitsIn(counts),
      mean: meanOf(hitsIn(counts), draws * games),
      control: meanOf(ofControl, draws * games),
      ...differenceOf(differences, reach, games),
      p: yield* signFlipP(differences, stream, s / compared.length),
      tiers: tiers.map((tier) => ({ hits: tier, seen: counts[tier] as number })),
    });
    yield (s + 1) / compared.length;
  }
  const adjusted = holm(strategies.map(({ p }) => p));
  return {
    kind: 'walk',
    draws,
    games,
    expected: (pick * drawn) / total,
    uniform: meanOf(ofControls, draws * games * compared.length),
    tiers: tiers.map((tier) => ({ hits: tier, expected: draws * games * quickHitsChance(lottery, pick, tier) })),
    strategies: strategies.map((one, i) => ({ ...one, adjusted: adjusted[i] as number })),
  };
}

/** A mean; 0 of none: with too few draws there are no bets. */
const meanOf = (sum: number, of: number) => (of === 0 ? 0 : sum / of);

/** The mean difference of a ticket, and its interval from how the differences of draws vary. */
function differenceOf(
  differences: Float64Array,
  reach: number,
  games: number,
): Pick<TestedStrategy, 'more' | 'interval'> {
  let [draws, sum, squares] = [0, 0, 0];
  differences.forEach((count, i) => {
    draws += count;
    sum += count * (i - reach);
    squares += count * (i - reach) * (i - reach);
  });
  const mean = draws === 0 ? 0 : sum / draws;
  if (draws < 2) return { more: mean / games };
  const half = WITHIN_95 * Math.sqrt((squares / draws - mean * mean) / (draws - 1));
  return { more: mean / games, interval: [(mean - half) / games, (mean + half) / games] };
}
