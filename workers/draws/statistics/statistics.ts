import type { Lottery } from '../../shared/lottery/lotteries.ts';
import type { DrawStatistics } from '../../shared/statistics/statistics.ts';
import { countSums, valueBars } from './bars.ts';
import { countGaps } from './gaps.ts';
import { hitLaw } from './laws.ts';
import { countNumbers } from './number-counts.ts';
import { type NumberedDraw, stretchesOf } from './stretches.ts';

type Counted = Omit<DrawStatistics, 'lottery' | 'kind' | 'contests' | 'days'>;

/**
 * All that is counted in draws, newest first, of `drawn` numbers each. Draws whose neighbours are missing count for
 * what looks at one draw, not for repeats and gaps. Yields between its parts.
 */
export function* statisticsOf(
  lottery: Lottery,
  drawn: number,
  draws: readonly NumberedDraw[],
): Generator<number, Counted, void> {
  const { total } = lottery;
  const counts = countNumbers(lottery, drawn, draws);
  yield 0.2;
  const sums = countSums(total, drawn, draws);
  yield 0.5;
  const odds = draws.map(({ numbers }) => numbers.filter((n) => n % 2 === 1).length);
  const odd = valueBars(odds, hitLaw(total, drawn, Math.ceil(total / 2)));
  yield 0.6;
  const stretches = stretchesOf(draws);
  const repeated = stretches.flatMap(repeatsIn);
  const repeats = {
    pairs: repeated.length,
    bars: valueBars(repeated, hitLaw(total, drawn, drawn)),
  };
  yield 0.8;
  const gaps = countGaps(total, drawn, stretches);
  return { draws: draws.length, drawn, ...counts, sums, odd, repeats, gaps };
}

/** How many numbers of each draw, but the oldest, were in the draw before it. */
function repeatsIn(draws: readonly NumberedDraw[]): number[] {
  return draws.slice(1).map(({ numbers: before }, i) => {
    const had = new Set(before);
    return (draws[i] as NumberedDraw).numbers.filter((n) => had.has(n)).length;
  });
}
