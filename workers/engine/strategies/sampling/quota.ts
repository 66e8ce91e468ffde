import { createUrn } from '../../random/urn.ts';
import type { Picker, StrategyContext } from '../strategy.ts';
import { heldOf, NoRoomError } from './room.ts';
import { toNextCombination } from './successor.ts';

/** So many numbers out of these. */
export interface Quota {
  readonly numbers: readonly number[];
  readonly count: number;
}

/**
 * What a quota has still to give beside the fixed numbers, which count towards it; throws a NoRoomError when they are
 * more than it takes, or the others too few.
 */
export function besideFixed({ numbers, count }: Quota, fixed: readonly number[]): Quota {
  const free = numbers.filter((n) => !fixed.includes(n));
  const rest = count - (numbers.length - free.length);
  if (rest < 0 || rest > free.length) throw new NoRoomError(`${rest} of ${free.length} numbers`);
  return { numbers: free, count: rest };
}

/**
 * So many from the first choice, and from the second what the first cannot supply, and the fixed numbers that are
 * there.
 */
export function fillFrom(
  first: readonly number[],
  second: readonly number[],
  count: number,
  fixed: readonly number[] = [],
): [Quota, Quota] {
  const preferred = Math.min(first.length, count - heldOf(fixed, second));
  return [
    { numbers: first, count: preferred },
    { numbers: second, count: count - preferred },
  ];
}

/**
 * Draws each quota's count from its numbers, which no other quota has, the fixed ones first; all choices equally
 * likely.
 */
export function drawQuotas(quotas: readonly Quota[], fixed: readonly number[] = []): Picker {
  const urns = quotas
    .map((quota) => besideFixed(quota, fixed))
    .map(({ numbers, count }) => ({ urn: createUrn(numbers), count }));
  return (random, ticket) => {
    if (fixed.length > 0) ticket.set(fixed);
    let at = fixed.length;
    for (const { urn, count } of urns) at = urn.draw(random, count, ticket, at);
  };
}

/**
 * Gives every choice of the quotas in turn, then starts again. As a second picker it finds what luck leaves over of a
 * rule with few combinations.
 */
export function walkQuotas(quotas: readonly Quota[], fixed: readonly number[] = []): Picker {
  const walks = quotas
    .map((quota) => besideFixed(quota, fixed))
    .map(({ numbers, count }) => ({
      numbers,
      places: Uint8Array.from({ length: count }, (_, i) => i + 1),
    }));
  return (_random, ticket) => {
    ticket.set(fixed);
    let at = fixed.length;
    for (const { numbers, places } of walks) {
      for (const place of places) ticket[at++] = numbers[place - 1] as number;
    }
    for (const { numbers, places } of walks) {
      toNextCombination(places, numbers.length);
      if (!isFirst(places)) return;
    }
  };
}

/** True after a step from the last combination to the first: the next quota moves on too. */
function isFirst(places: Uint8Array): boolean {
  return places.every((place, i) => place === i + 1);
}

/** As many of some numbers as a ticket can have beside the fixed numbers that are none of them. */
export function mostOf(numbers: readonly number[], { lottery, fixed }: StrategyContext): number {
  const others = fixed.length - heldOf(fixed, numbers);
  return Math.min(numbers.length, lottery.pick - others);
}

/**
 * For tickets that a rule has no combination left for: one number less of those that it wants, filled up from the
 * others; none where the wanted ones are fixed, or the others are used up.
 */
export function relaxFirst(
  { numbers, count }: Quota,
  first: readonly number[],
  second: readonly number[],
  { lottery, fixed }: StrategyContext,
): Picker[] {
  const free = lottery.pick - count + 1;
  if (count === heldOf(fixed, numbers) || free > first.length + second.length) return [];
  const fill = fillFrom(first, second, free, fixed);
  return [drawQuotas([{ numbers, count: count - 1 }, ...fill], fixed)];
}
