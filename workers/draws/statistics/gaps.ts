import type { Bar, DrawStatistics, Streak } from '../../shared/statistics/statistics.ts';
import type { NumberedDraw } from './stretches.ts';

/** Most bars up to about three times the mean; one more has all longer gaps. */
const BARS = 12;
const REACH = 3;

/**
 * The draws from one appearance of a number to its next, within stretches of draws without a missing contest, against
 * chance: a gap of g begins at each of a stretch's L − g first draws with the chance p² (1 − p)ᵍ⁻¹, the geometric law,
 * so that gaps which no stretch has room for are not expected.
 */
export function countGaps(
  total: number,
  drawn: number,
  stretches: readonly (readonly NumberedDraw[])[],
): DrawStatistics['gaps'] {
  const p = drawn / total;
  const longest = Math.max(0, ...stretches.map(({ length }) => length));
  const seen = new Uint32Array(longest + 1);
  const absences = new Uint32Array(total + 1);
  const streaks = new Uint32Array(total + 1);
  for (const draws of stretches) walk(draws, total, { seen, absences, streaks });
  const expectedOf = (gap: number) =>
    stretches.reduce((sum, { length }) => sum + Math.max(length - gap, 0), 0) * total * p ** 2 * (1 - p) ** (gap - 1);
  const bars = gapBins(1 / p, longest - 1).map((ends): Bar => {
    let [times, expected] = [0, 0];
    for (let gap = ends.from; gap <= ends.to; gap++) {
      times += seen[gap] as number;
      expected += expectedOf(gap);
    }
    return { ...ends, times, expected };
  });
  const count = seen.reduce((sum, times) => sum + times, 0);
  return { count, bars, absence: longestOf(absences), streak: longestOf(streaks) };
}

interface Found {
  readonly seen: Uint32Array;
  /** The longest of each number, in draws. */
  readonly absences: Uint32Array;
  readonly streaks: Uint32Array;
}

/** Adds what a stretch of draws has to what was found before. */
function walk(draws: readonly NumberedDraw[], total: number, found: Found): void {
  const { seen, absences, streaks } = found;
  const last = new Int32Array(total + 1).fill(-1);
  const row = new Uint32Array(total + 1);
  const raise = (most: Uint32Array, number: number, value: number) => {
    most[number] = Math.max(most[number] as number, value);
  };
  draws.forEach(({ numbers }, age) => {
    for (const number of numbers) {
      const before = last[number] as number;
      if (before >= 0) seen[age - before] = (seen[age - before] as number) + 1;
      row[number] = before === age - 1 ? (row[number] as number) + 1 : 1;
      raise(streaks, number, row[number] as number);
      raise(absences, number, age - before - 1);
      last[number] = age;
    }
  });
  for (let number = 1; number <= total; number++) {
    raise(absences, number, draws.length - (last[number] as number) - 1);
  }
}

/** The longest, of the smallest number that has it; of none when all are 0. */
function longestOf(draws: Uint32Array): Streak {
  const longest = draws.reduce((most, one) => Math.max(most, one), 0);
  return { number: longest === 0 ? 0 : draws.indexOf(longest), draws: longest };
}

/** The ends of the bars for gaps of 1…greatest, of a mean of `mean` draws. */
function gapBins(mean: number, greatest: number): Pick<Bar, 'from' | 'to' | 'open'>[] {
  const width = Math.max(1, Math.ceil((REACH * mean) / BARS));
  const count = Math.min(Math.ceil(greatest / width), Math.ceil((REACH * mean) / width) + 1);
  return Array.from({ length: count }, (_, i) => {
    const from = 1 + i * width;
    if (i < count - 1) return { from, to: from + width - 1 };
    const isOpen = greatest > from + width - 1;
    return { from, to: greatest, ...(isOpen && { open: 'above' as const }) };
  });
}
