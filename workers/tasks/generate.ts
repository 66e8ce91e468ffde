import { blockTickets, drawRun, planRun } from '../domain/batch/run.ts';
import type { Ticket } from '../domain/ticket.ts';
import { ticketFacts } from '../domain/ticket-facts.ts';
import { checkRuleRequest } from '../protocol/request.ts';
import { receiptOf } from './receipt.ts';
import type { Task } from './task.ts';

/**
 * Makes the tickets of a run, with the receipt to make them again. Wheels, which are data for the
 * most part, are loaded when one is asked for.
 */
export const generate: Task<'generate'> = {
  load(input) {
    if (input.strategy !== 'cercamento') return undefined;
    return import('./wheel-tasks.ts').then((module) => module.generateWheel);
  },
  *run(input) {
    const request = checkRuleRequest(input);
    const plan = planRun(request);
    yield 0;
    const tickets: Ticket[] = [];
    for (const block of drawRun(plan, request.games)) {
      tickets.push(...blockTickets(plan, request.now, block, tickets.length));
      yield tickets.length / request.games;
    }
    const facts = tickets.map(({ numbers }) =>
      ticketFacts(plan.context, request.strategy, numbers),
    );
    return { receipt: receiptOf(request), tickets, facts };
  },
};
