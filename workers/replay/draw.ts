import { BLOCK_TICKETS, drawBlockSteps, type RunPlan, STEP_TICKETS } from '../engine/batch/block.ts';
import { planRule } from '../engine/batch/plan-rule.ts';
import { swapTickets } from '../engine/batch/swap.ts';
import { blockTickets } from '../engine/batch/tickets-of-block.ts';
import { campeaoOf } from '../engine/strategies/rules/campeao.ts';
import { ticketFacts } from '../engine/ticket-facts.ts';
import { within } from '../shared/games/in-slices.ts';
import type { Block } from '../shared/run/block.ts';
import { type GenerateRequest, isRuleRequest, type RuleRequest } from '../shared/run/request.ts';
import type { Ticket } from '../shared/run/ticket.ts';
import { isFanOut } from '../shared/strategy/catalogue.ts';
import type { TicketFacts } from '../shared/strategy/ticket-facts.ts';
import type { GeneratedRun } from '../tasks/answer-run.ts';
import { judgeTickets } from '../tasks/champion.ts';
import { wheel } from '../tasks/wheel.ts';

/** How far the work is when all tickets are drawn, before what is told of them is worked out. */
const DRAWN = 0.5;

/** What is drawn. */
type Drawn = Pick<GeneratedRun, 'tickets' | 'facts' | 'proof'>;

/** Most tickets that a replay makes: those of one block, which are drawn from one stream. */
export const MAX_REPLAY = BLOCK_TICKETS;

/**
 * Makes the tickets of a checked request of up to MAX_REPLAY games in short steps; yields its progress, 0…1, after
 * each. Throws a RequestError for a number pool that this many tickets cannot prove.
 */
export function drawSteps(request: GenerateRequest): Generator<number, Drawn, void> {
  return isRuleRequest(request) ? drawRule(request) : wheel.run(request);
}

function* drawRule(request: RuleRequest): Generator<number, Drawn, void> {
  const { games, now } = request;
  const plan = planRule(request);
  yield 0;
  const rule = isFanOut(request.strategy)
    ? campeaoOf(yield* within(judgeTickets(plan, 0, games), DRAWN / 2))
    : undefined;
  const judged = rule ? DRAWN / 2 : 0;
  const block = yield* within(drawBlockSteps(plan, 0, games, rule), DRAWN - judged, judged);
  const swapped = yield* within(swapTickets(plan, block, request.swaps), 0, DRAWN);
  const tickets: Ticket[] = [];
  const facts: TicketFacts[] = [];
  for (let first = 0; first < games; first += STEP_TICKETS) {
    yield DRAWN + ((1 - DRAWN) * first) / games;
    for (const ticket of blockTickets(plan, now, partOf(plan, block, first), first, swapped)) {
      tickets.push(ticket);
      facts.push(ticketFacts(plan.context, plan.rule, ticket.numbers));
    }
  }
  return { tickets, facts };
}

/** The tickets of a block from `first` on, as many as one step takes. */
function partOf({ context }: RunPlan, { numbers, keys, relaxed }: Block, first: number): Block {
  const { pick } = context.lottery;
  const end = first + STEP_TICKETS;
  return {
    numbers: numbers.subarray(first * pick, end * pick),
    keys: keys.subarray(first, end),
    relaxed: relaxed.subarray(first, end),
  };
}
