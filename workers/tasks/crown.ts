import { drawBlock } from '../domain/batch/block.ts';
import { planRun } from '../domain/batch/run.ts';
import { campeaoOf } from '../domain/strategies/campeao.ts';
import { checkRuleRequest, RequestError } from '../shared/request.ts';
import { answerRun } from './answer-run.ts';
import type { Task } from './task.ts';

/**
 * Makes a run of campeao out of what `shortlist` gave for each ticket: the same answer that
 * `generate` gives.
 */
export const crown: Task<'crown'> = {
  // biome-ignore lint/correctness/useYield: one slice is all it takes
  *run(input) {
    const request = checkRuleRequest(input);
    if (request.strategy !== 'campeao') throw new RequestError('strategy', request.strategy);
    const plan = planRun(request);
    const block = drawBlock(plan, 0, request.games, campeaoOf(input.shortlists));
    return answerRun(plan, request, block);
  },
};
