import type { DrawsAudit } from '../../shared/lab/draws-audit.ts';
import type { Lottery } from '../../shared/lottery/lotteries.ts';
import { chiSquareP } from '../theory/chi-square.ts';
import { betAgainstFairness } from './fairness-bet.ts';

/**
 * Audits draws of a lottery, at least one, the oldest first. The counts of all numbers are compared with equal ones: a draw is one
 * without replacement, so that Σ (O − E)² / E, times (T − 1) / (T − d), has a χ² law of T − 1 degrees of freedom (Joe,
 * "Tests of uniformity for sets of lotto numbers", Statist. Probab. Lett. 16, 1993).
 */
export function auditDraws(
  lottery: Pick<Lottery, 'total' | 'drawn'>,
  draws: readonly (readonly number[])[],
): DrawsAudit {
  const { total, drawn } = lottery;
  const times = new Uint32Array(total + 1);
  for (const numbers of draws) for (const n of numbers) times[n] = (times[n] as number) + 1;
  const expected = (draws.length * drawn) / total;
  const squares = times.subarray(1).reduce((sum, count) => sum + (count - expected) ** 2, 0);
  const statistic = ((total - 1) / (total - drawn)) * (squares / expected);
  const freedom = total - 1;
  return {
    kind: 'draws',
    draws: draws.length,
    chiSquare: { statistic, freedom, p: chiSquareP(statistic, freedom) },
    bet: betAgainstFairness(lottery, draws),
  };
}
