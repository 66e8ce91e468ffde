import type { Lottery } from '../../../shared/lottery/lotteries.ts';
import type { Stream } from '../../random/stream.ts';
import { NoRoomError } from './room.ts';

/** Whole numbers from `low` to `high`, both included. */
export interface SumRange {
  readonly low: number;
  readonly high: number;
}

/**
 * The sums of a ticket within half a standard deviation of the mean. A uniform ticket's sum has the mean P(T+1)/2 and
 * the variance P(T−P)(T+1)/12 (sampling without replacement); so |S − μ| ≤ σ/2 means |2S − P(T+1)| ≤ σ, and the left
 * side is whole.
 */
export function balancedSums({ total, pick }: Lottery): SumRange {
  const doubleMean = pick * (total + 1);
  const deviation = Math.floor(Math.sqrt((pick * (total - pick) * (total + 1)) / 12));
  return {
    low: Math.ceil((doubleMean - deviation) / 2),
    high: Math.floor((doubleMean + deviation) / 2),
  };
}

/** Writes numbers to `out` from `at` on, to its end. */
type SumDraw = (random: Stream, out: Uint8Array, at: number) => void;

/**
 * A draw of `count` of some numbers with a sum in a range; throws a NoRoomError when there are none. It goes through
 * the numbers from the last on and takes or leaves each as long as the rest can still make such a sum: all such choices
 * can come, not equally likely. Bit s of `sums[i][j]` is set when j of the first i numbers have the sum s.
 */
export function createSumDraw(numbers: readonly number[], count: number, { low, high }: SumRange): SumDraw {
  const sums: bigint[][] = [[1n]];
  for (const [i, n] of numbers.entries()) {
    const before = sums[i] ?? [];
    sums.push(
      Array.from({ length: Math.min(i + 1, count) + 1 }, (_, j) => {
        const taken = j > 0 ? (before[j - 1] ?? 0n) << BigInt(n) : 0n;
        return (before[j] ?? 0n) | taken;
      }),
    );
  }

  /** True when `due` of the first `i` numbers have a sum in from…to. */
  function canReach(i: number, due: number, from: number, to: number): boolean {
    if (due < 0 || to < 0) return false;
    const first = Math.max(0, from);
    const mask = (1n << BigInt(to - first + 1)) - 1n;
    return (((sums[i]?.[due] ?? 0n) >> BigInt(first)) & mask) !== 0n;
  }

  if (!canReach(numbers.length, count, low, high)) throw new NoRoomError('no ticket has such a sum');
  return (random, out, at) => {
    let [from, to, due] = [low, high, count];
    for (let i = numbers.length; i > 0 && due > 0; i--) {
      const n = numbers[i - 1] as number;
      if (!canReach(i - 1, due - 1, from - n, to - n)) continue;
      if (canReach(i - 1, due, from, to) && random.below(i) >= due) continue;
      out[at + --due] = n;
      from -= n;
      to -= n;
    }
  };
}
