import type { Bar, DrawStatistics } from '../../shared/statistics/statistics.ts';
import { chanceBar } from './bars.ts';
import type { NumberedDraw } from './stretches.ts';
import { sumLaw } from './sum-law.ts';

/** Bars are about half a standard deviation wide, in steps of this, and reach so many to each side. */
const STEP = 5;
const REACH = 2.5;

/**
 * The sums of the draws, against the law of chance: mean d(T + 1) / 2, variance d(T − d)(T + 1) / 12, and each bar's
 * chance from the exact count of draws with its sums.
 */
export function countSums(total: number, drawn: number, draws: readonly NumberedDraw[]): DrawStatistics['sums'] {
  const expectedMean = (drawn * (total + 1)) / 2;
  const deviation = Math.sqrt((drawn * (total - drawn) * (total + 1)) / 12);
  const law = sumLaw(total, drawn);
  const sums = draws.map(({ numbers }) => numbers.reduce((sum, n) => sum + n, 0));
  const bars = sumBins(total, drawn, expectedMean, deviation).map((ends) => {
    const isIn = (sum: number) => sum >= ends.from && sum <= ends.to;
    const p = law.reduce((share, chance, sum) => (isIn(sum) ? share + chance : share), 0);
    const times = sums.filter(isIn).length;
    return chanceBar(ends, { draws: draws.length, times }, Math.min(p, 1));
  });
  const mean = sums.length === 0 ? 0 : sums.reduce((all, sum) => all + sum, 0) / sums.length;
  return { mean, expectedMean, deviation, bars };
}

/** The ends of the bars, which cover every sum that there can be. */
function sumBins(total: number, drawn: number, mean: number, deviation: number): Pick<Bar, 'from' | 'to' | 'open'>[] {
  const least = (drawn * (drawn + 1)) / 2;
  const greatest = (drawn * (2 * total - drawn + 1)) / 2;
  const width = Math.max(STEP, Math.round(deviation / 2 / STEP) * STEP);
  const cut = (sum: number) => Math.round(sum / width) * width;
  const low = Math.max(cut(mean - REACH * deviation), least);
  const high = Math.min(cut(mean + REACH * deviation), greatest);
  const count = Math.max(Math.ceil((high - low) / width), 1);
  const inner = Array.from({ length: count }, (_, i) => {
    const from = low + i * width;
    return { from, to: Math.min(from + width - 1, high - 1) };
  });
  return [
    ...(low > least ? [{ from: least, to: low - 1, open: 'below' as const }] : []),
    ...inner,
    { from: high, to: greatest, ...(greatest > high && { open: 'above' as const }) },
  ];
}
