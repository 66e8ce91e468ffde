import type { RunPlan } from '../engine/batch/block.ts';
import type { SwappedTickets } from '../engine/batch/swap.ts';
import { blockTickets } from '../engine/batch/tickets-of-block.ts';
import { ticketFacts } from '../engine/ticket-facts.ts';
import type { Block } from '../shared/run/block.ts';
import { type Receipt, receiptOf } from '../shared/run/receipt.ts';
import type { GenerateRequest } from '../shared/run/request.ts';
import type { Ticket } from '../shared/run/ticket.ts';
import type { StrategyId } from '../shared/strategy/catalogue.ts';
import type { TicketFacts } from '../shared/strategy/ticket-facts.ts';
import type { WheelReport } from '../shared/strategy/wheel-report.ts';

/** What a run comes to. */
export interface GeneratedRun {
  readonly receipt: Receipt;
  readonly tickets: readonly Ticket[];
  /** Why these numbers: one entry for each ticket, in the same order. */
  readonly facts: readonly TicketFacts[];
  /** What was proven of the batch: there if, and only if, the strategy is `cercamento`. */
  readonly proof?: WheelReport;
}

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
