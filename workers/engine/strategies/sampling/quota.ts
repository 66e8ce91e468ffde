import { createUrn } from '../../random/urn.ts';
import type { Picker, StrategyContext } from '../strategy.ts';
import { left, NoRoomError } from './room.ts';

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
 * Draws each group's count, or all that the bet leaves of the group, and the rest of the ticket from those of `all`
 * that are in no group.
 */
export function drawGroups(context: StrategyContext, groups: readonly Quota[], all: readonly number[]): Picker {
  const quotas = groups.map(({ numbers, count }) => {
    const there = left(context, numbers);
    return { numbers: there, count: Math.min(there.length, count) };
  });
  const taken = quotas.reduce((sum, { count }) => sum + count, 0);
  const others = all.filter((n) => !groups.some(({ numbers }) => numbers.includes(n)));
  const rest = { numbers: left(context, others), count: context.lottery.pick - taken };
  return drawQuotas([...quotas, rest], context.fixed);
}
