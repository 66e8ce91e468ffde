import type { Block } from '../../shared/block.ts';
import type { StrategyId } from '../../shared/catalogue.ts';
import type { Ticket } from '../../shared/ticket.ts';
import { drawExtras } from '../extras.ts';
import { makeTicket } from '../ticket.ts';
import type { RunPlan } from './block.ts';

/** The tickets of one block of a run; `first` is the index of its first ticket in the run. */
export function blockTickets(
  plan: RunPlan<StrategyId>,
  now: string,
  block: Block,
  first: number,
): Ticket[] {
  const { context, strategy, seed } = plan;
  const { engine, lottery } = context;
  return Array.from(block.relaxed, (relaxed, i) => {
    const numbers = block.numbers.subarray(i * lottery.pick, (i + 1) * lottery.pick);
    const random = engine.stream(seed, lottery.key, strategy, 'ticket', first + i);
    const ticket = makeTicket(lottery, strategy, numbers, relaxed === 1, now, first + i, random);
    return { ...ticket, ...drawExtras(context, random) };
  });
}
