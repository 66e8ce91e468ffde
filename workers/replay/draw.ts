import { BLOCK_TICKETS, drawBlock } from '../domain/batch/block.ts';
import { planRun } from '../domain/batch/run.ts';
import { campeaoOf } from '../domain/strategies/rules/campeao.ts';
import type { GeneratedRun } from '../protocol/tasks.ts';
import { isFanOut } from '../shared/catalogue.ts';
import { type GenerateRequest, isRuleRequest, type RuleRequest } from '../shared/request.ts';
import { answerRun } from '../tasks/answer-run.ts';
import { judgeTickets } from '../tasks/champion.ts';
import { wheel } from '../tasks/wheel.ts';

/** Most tickets that a replay makes: those of one block, which are drawn from one stream. */
export const MAX_REPLAY = BLOCK_TICKETS;

/**
 * Makes the tickets of a checked request of up to MAX_REPLAY games in short steps, and yields after
 * each how far it is, 0…1. Throws a RequestError for a number pool that so many tickets cannot prove.
 */
export function drawSteps(request: GenerateRequest): Generator<number, GeneratedRun, void> {
  return isRuleRequest(request) ? drawRule(request) : wheel.run(request);
}

function* drawRule(request: RuleRequest): Generator<number, GeneratedRun, void> {
  const plan = planRun(request);
  yield 0;
  const rule = isFanOut(request.strategy)
    ? campeaoOf(yield* judgeTickets(plan, 0, request.games))
    : undefined;
  const block = drawBlock(plan, 0, request.games, rule);
  yield 1;
  return answerRun(plan, request, block);
}
