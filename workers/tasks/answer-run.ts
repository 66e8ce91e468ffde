import type { RunPlan } from '../domain/batch/block.ts';
import { blockTickets } from '../domain/batch/dress.ts';
import type { SwappedTickets } from '../domain/batch/swap.ts';
import { ticketFacts } from '../domain/ticket-facts.ts';
import type { GeneratedRun } from '../protocol/tasks.ts';
import type { Block } from '../shared/block.ts';
import type { StrategyId } from '../shared/catalogue.ts';
import { receiptOf } from '../shared/receipt.ts';
import type { GenerateRequest } from '../shared/request.ts';

/** What a run of one block is answered with: tickets, why these, and how to make them again. */
export function answerRun(
  plan: RunPlan<StrategyId>,
  request: GenerateRequest,
  block: Block,
  swapped?: SwappedTickets,
): GeneratedRun {
  const tickets = blockTickets(plan, request.now, block, 0, swapped);
  const facts = tickets.map(({ numbers }) => ticketFacts(plan.context, plan.rule, numbers));
  return { receipt: receiptOf(request), tickets, facts };
}
