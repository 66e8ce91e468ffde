import type { DrawsAudit } from '../../shared/lab/draws-audit.ts';
import type { Lottery } from '../../shared/lottery/lotteries.ts';
import { compareSingles, twoSidedP } from '../theory/chi-square.ts';
import { betAgainstFairness } from './fairness-bet.ts';

/**
 * Audits draws of a lottery, at least one, the oldest first: the counts of all numbers, and a bet that may be looked at
 * after each draw. Yields how far it is.
 */
export function* auditDraws(
  lottery: Pick<Lottery, 'total' | 'drawn'>,
  draws: readonly (readonly number[])[],
): Generator<number, DrawsAudit, void> {
  const times = new Float64Array(lottery.total + 1);
  for (const numbers of draws) for (const n of numbers) times[n] = (times[n] as number) + 1;
  const chiSquare = compareSingles(lottery, times, draws.length);
  return {
    kind: 'draws',
    draws: draws.length,
    chiSquare: { ...chiSquare, p: twoSidedP(chiSquare) },
    farthest: farthestOf(times, (draws.length * lottery.drawn) / lottery.total),
    bet: yield* betAgainstFairness(lottery, draws),
  };
}

/** The first number whose count is farthest from the one that is expected of each. */
function farthestOf(counts: Float64Array, expected: number): DrawsAudit['farthest'] {
  const away = (number: number) => Math.abs((counts[number] as number) - expected);
  let number = 1;
  for (let other = 2; other < counts.length; other++) if (away(other) > away(number)) number = other;
  return { number, times: counts[number] as number, expected };
}
