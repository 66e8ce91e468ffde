import type { Lottery } from '../lottery/lotteries.ts';

/** Most tickets that a batch, and so a wheel, can have. */
export const MAX_WHEEL_TICKETS = 20;

/** A pool size and the fewest tickets known to keep the guarantee on it. */
export interface WheelSize {
  readonly pool: number;
  readonly tickets: number;
}

/**
 * The hits that a wheel of this lottery can guarantee, ascending: those that pay and the lottery's own `guarantee`,
 * without the top tier (to guarantee that takes every combination of the pool).
 */
export function guaranteesOf({ winningHits: [, ...others], guarantee }: Lottery): readonly number[] {
  const paying = others.filter((hits) => typeof hits === 'number' && hits > 0) as number[];
  return [...new Set([...paying, guarantee])].sort((a, b) => a - b);
}
