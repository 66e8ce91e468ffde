import type { Lottery, LotteryKey } from './lotteries.ts';

/** Most tickets that a batch, and so a wheel, can have. */
export const MAX_WHEEL_TICKETS = 20;

/**
 * The hits that can be guaranteed, by lottery: those that pay, without the top tier (to guarantee
 * that takes every combination of the pool), and Lotomania's half of the draw.
 */
const GUARANTEES: Readonly<Record<LotteryKey, readonly number[]>> = {
  megasena: [4, 5],
  lotofacil: [11, 12, 13, 14],
  quina: [2, 3, 4],
  duplasena: [3, 4, 5],
  timemania: [3, 4, 5, 6],
  diadasorte: [4, 5, 6],
  lotomania: [10, 15, 16, 17, 18, 19],
};

/** What is guaranteed to a user who does not choose: a good prize on a pool worth having. */
const DEFAULTS: Readonly<Record<LotteryKey, number>> = {
  megasena: 4,
  lotofacil: 13,
  quina: 3,
  duplasena: 4,
  timemania: 4,
  diadasorte: 4,
  lotomania: 10,
};

/** The guarantee of a wheel when the user has not chosen one. */
export function defaultGuarantee(lottery: Lottery): number {
  return DEFAULTS[lottery.key];
}

/** The hits that a wheel of this lottery can guarantee, ascending. */
export function guaranteesOf(lottery: Lottery): readonly number[] {
  return GUARANTEES[lottery.key];
}
