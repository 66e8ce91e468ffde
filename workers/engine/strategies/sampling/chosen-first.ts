import { allNumbers } from '../../../shared/lottery/lotteries.ts';
import type { Picker, Strategy, StrategyContext } from '../strategy.ts';
import { besideFixed, drawQuotas, type Quota } from './quota.ts';
import { heldOf, left } from './room.ts';
import { toNextCombination } from './successor.ts';

/** What a rule wants in a ticket. */
interface Wish {
  readonly wanted: readonly number[];
  /** True for the numbers that are to fill up a ticket before any others do. */
  readonly isSecond: (n: number) => boolean;
}

/**
 * A rule that takes as many of its wanted numbers as a ticket holds beside the fixed ones, then second ones, then any.
 * Where no such ticket is left, one goes without one of the wanted numbers, if not all of them are fixed and others are
 * left to add.
 */
export function chosenFirst(
  wishOf: (context: StrategyContext) => Wish,
): Pick<Strategy, 'prepare'> & Pick<Required<Strategy>, 'relax'> {
  function plan(context: StrategyContext, less: number) {
    const { lottery, fixed } = context;
    const { wanted, isSecond } = wishOf(context);
    const chosen = left(context, wanted);
    const rest = left(context, allNumbers(lottery)).filter((n) => !chosen.includes(n));
    const second = rest.filter(isSecond);
    const last = rest.filter((n) => !isSecond(n));
    const held = heldOf(fixed, chosen);
    const count = Math.min(chosen.length, lottery.pick - fixed.length + held) - less;
    const free = lottery.pick - count;
    const preferred = Math.min(second.length, free - heldOf(fixed, last));
    const quotas = [
      { numbers: chosen, count },
      { numbers: second, count: preferred },
      { numbers: last, count: free - preferred },
    ];
    return { quotas, chosen, rest: [...second, ...last], count, free, hasRoom: count >= held && free <= rest.length };
  }

  return {
    prepare(context) {
      const { quotas, chosen, rest, count, free } = plan(context, 0);
      const anyFill = [
        { numbers: chosen, count },
        { numbers: rest, count: free },
      ];
      const { fixed } = context;
      return [drawQuotas(quotas, fixed), drawQuotas(anyFill, fixed), walkQuotas(anyFill, fixed)];
    },
    relax(context) {
      const { quotas, hasRoom } = plan(context, 1);
      return hasRoom ? [drawQuotas(quotas, context.fixed)] : [];
    },
  };
}

/**
 * Gives every choice of the quotas in turn, then starts again. As a last picker it finds what luck leaves over of a
 * rule with few combinations.
 */
export function walkQuotas(quotas: readonly Quota[], fixed: readonly number[] = []): Picker {
  const walks = quotas
    .map((quota) => besideFixed(quota, fixed))
    .map(({ numbers, count }) => ({ numbers, places: Uint8Array.from({ length: count }, (_, i) => i + 1) }));
  return (_random, ticket) => {
    ticket.set(fixed);
    let at = fixed.length;
    for (const { numbers, places } of walks) {
      for (const place of places) ticket[at++] = numbers[place - 1] as number;
    }
    for (const { numbers, places } of walks) {
      toNextCombination(places, numbers.length);
      // After the last combination, the first again: the next quota moves on too.
      if (places.some((place, i) => place !== i + 1)) return;
    }
  };
}
