import type { Block } from '../../shared/run/block.ts';
import type { RunPlan } from './block.ts';
import { createUniqueDraw } from './draw-unique.ts';
import { createTicketSet } from './ticket-set.ts';

/** Which swap made a ticket, from 0 on, by the ticket's index; none for one of the run's own. */
export type SwappedTickets = ReadonlyMap<number, number>;

/**
 * Replaces each of these tickets, one after the other, by another of the rule, in a run of one block. Each swap has its
 * own stream. No ticket comes twice, not even one that was swapped out. Yields its progress, 0…1.
 */
export function* swapTickets(
  { context, strategy, seed, rule }: RunPlan,
  block: Block,
  swaps: readonly number[] = [],
): Generator<number, SwappedTickets, void> {
  const { engine, lottery } = context;
  const set = createTicketSet(block.keys.length + swaps.length);
  for (const key of block.keys) set.add(key);
  const swapped = new Map<number, number>();
  for (const [swap, index] of swaps.entries()) {
    const random = engine.stream(seed, lottery.key, strategy, 'swap', swap);
    createUniqueDraw(context, rule, random)(set, block, index);
    swapped.set(index, swap);
    yield (swap + 1) / swaps.length;
  }
  return swapped;
}
