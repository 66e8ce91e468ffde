import { binomialBand } from '../../shared/statistics/binomial.ts';
import type { Bar, DrawStatistics } from '../../shared/statistics/statistics.ts';
import { sumLaw } from './laws.ts';
import type { NumberedDraw } from './stretches.ts';

/** A bar of values that come up in independent draws, each with the chance p. */
function chanceBar(ends: Ends, times: number, draws: number, p: number): Bar {
  const { low, high } = binomialBand(draws, p);
  return { ...ends, times, expected: draws * p, band: { low, high } };
}

type Ends = Pick<Bar, 'from' | 'to' | 'open'>;

/** Values that are less likely than this are left out at both ends, unless they came up. */
const RARE = 0.001;

/** A bar for each value 0…law.length − 1, but for rare ones that are not there. */
export function valueBars(values: readonly number[], law: readonly number[]): Bar[] {
  const times = new Uint32Array(law.length);
  for (const value of values) times[value] = (times[value] as number) + 1;
  const isShown = (value: number) => (law[value] as number) >= RARE || (times[value] as number) > 0;
  const shown = [...law.keys()].filter(isShown);
  const [first = 0, last = first] = [shown[0], shown[shown.length - 1]];
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const value = first + i;
    return chanceBar({ from: value, to: value }, times[value] as number, values.length, law[value] as number);
  });
}

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
    return chanceBar(ends, times, draws.length, Math.min(p, 1));
  });
  const mean = sums.length === 0 ? 0 : sums.reduce((all, sum) => all + sum, 0) / sums.length;
  return { mean, expectedMean, deviation, bars };
}

/** The ends of the bars, which cover every sum that there can be. */
function sumBins(total: number, drawn: number, mean: number, deviation: number): Ends[] {
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
