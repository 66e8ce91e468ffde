import type { StrategyContext } from '../strategy.ts';

/** No ticket with the bet's fixed numbers, and without its excluded ones, keeps the rule. */
export class NoRoomError extends RangeError {}

/** Those of some numbers that the bet has not excluded, in the same order. */
export function left({ excluded }: StrategyContext, numbers: readonly number[]): number[] {
  return numbers.filter((n) => !excluded.includes(n));
}

/** True when the bet fixes or excludes any number. */
export function isBound({ fixed, excluded }: StrategyContext): boolean {
  return fixed.length + excluded.length > 0;
}

/** How many of the fixed numbers are among these. */
export function heldOf(fixed: readonly number[], numbers: readonly number[]): number {
  return fixed.filter((n) => numbers.includes(n)).length;
}

/** What the first makes, or the second where there is no room for that. */
export function orElse<T>(first: () => T, second: () => T): T {
  try {
    return first();
  } catch (error) {
    if (error instanceof NoRoomError) return second();
    throw error;
  }
}
