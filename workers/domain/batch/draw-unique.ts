import type { Stream } from '../random/stream.ts';
import type { Picker, StrategyContext } from '../strategies/strategy.ts';
import { uniform } from '../strategies/uniform.ts';
import { maskWords, sortByPresence } from '../ticket-order.ts';
import type { Block } from './block.ts';
import { toNextCombination } from './successor.ts';
import { type TicketSet, ticketKey } from './ticket-set.ts';

/**
 * Draws of the rule before it counts as used up. A rule with twice as many combinations as the
 * batch has tickets misses that often once in 2⁶⁴ tickets.
 */
const PATIENCE = 64;

/** Puts a new ticket into place `index` of a block, and into the set. */
export type UniqueDraw = (set: TicketSet, block: Block, index: number) => void;

/**
 * Draws tickets that are not yet in a set, with the first picker of a rule that still has some.
 * When all of them keep giving known tickets the rule is relaxed: any combination will do, drawn
 * uniformly, and in the end the next unused one in order. So it always ends, as long as the set
 * does not hold every combination of the lottery. A picker that ran dry is asked only once for
 * each further ticket of the same stream.
 */
export function createUniqueDraw(
  context: StrategyContext,
  rule: readonly Picker[],
  random: Stream,
): UniqueDraw {
  const { total, pick } = context.lottery;
  const stages = [
    ...rule.map((picker) => ({ picker, patience: PATIENCE, relaxed: 0 })),
    ...uniform.prepare(context).map((picker) => ({ picker, patience: PATIENCE, relaxed: 1 })),
  ];
  const ticket = new Uint8Array(pick);
  const mask = new Int32Array(maskWords(total));

  function isNew(set: TicketSet, block: Block, index: number): boolean {
    sortByPresence(ticket, mask, block.numbers, index * pick);
    const key = ticketKey(mask);
    block.keys[index] = key;
    return set.add(key);
  }

  return (set, block, index) => {
    for (const stage of stages) {
      block.relaxed[index] = stage.relaxed;
      for (let i = 0; i < stage.patience; i++) {
        stage.picker(random, ticket);
        if (isNew(set, block, index)) return;
      }
      stage.patience = 1;
    }
    ticket.set(block.numbers.subarray(index * pick, (index + 1) * pick));
    do toNextCombination(ticket, total);
    while (!isNew(set, block, index));
  };
}
