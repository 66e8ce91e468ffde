import type { Bar } from '../../shared/statistics/statistics.ts';
import { binomialBand } from '../binomial.ts';

/** A bar of values that come up in independent draws, each with the chance p. */
export function chanceBar(ends: Pick<Bar, 'from' | 'to' | 'open'>, seen: Seen, p: number): Bar {
  const { low, high } = binomialBand(seen.draws, p);
  return { ...ends, times: seen.times, expected: seen.draws * p, band: { low, high } };
}

interface Seen {
  readonly draws: number;
  readonly times: number;
}

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
    const seen = { draws: values.length, times: times[value] as number };
    return chanceBar({ from: value, to: value }, seen, law[value] as number);
  });
}
