import { blockStream } from '../domain/batch/block.ts';
import { planRun } from '../domain/batch/run.ts';
import { drawChampionSeed } from '../domain/strategies/campeao.ts';
import { bestOfCandidates, betterOf, SUB_BLOCKS } from '../domain/strategies/candidates.ts';
import { checkRuleRequest, RequestError } from '../protocol/request.ts';
import type { Task } from './task.ts';

/** Chooses one ticket from its candidates, part after part. */
export const champion: Task<'champion'> = {
  *run(input) {
    const request = checkRuleRequest(input);
    const { ticket } = input;
    if (request.strategy !== 'campeao') throw new RequestError('strategy', request.strategy);
    if (!Number.isInteger(ticket) || ticket < 0 || ticket >= request.games) {
      throw new RangeError(`no ticket ${ticket}`);
    }
    const plan = planRun(request);
    const seed = drawChampionSeed(blockStream(plan, 0));
    let best = bestOfCandidates(plan.context, seed, ticket, 0);
    for (let part = 1; part < SUB_BLOCKS; part++) {
      yield part / SUB_BLOCKS;
      best = betterOf(best, bestOfCandidates(plan.context, seed, ticket, part));
    }
    return best.numbers;
  },
};
