import { blockStream } from '../domain/batch/block.ts';
import { planRun } from '../domain/batch/run.ts';
import { drawChampionSeed } from '../domain/strategies/campeao.ts';
import { PARTS, shortlistCandidates } from '../domain/strategies/candidates.ts';
import { checkRuleRequest, RequestError } from '../shared/request.ts';
import type { Task } from './task.ts';

/** Judges the candidates of some tickets, part after part. */
export const shortlist: Task<'shortlist'> = {
  *run(input) {
    const request = checkRuleRequest(input);
    const { first, count } = input;
    if (request.strategy !== 'campeao') throw new RequestError('strategy', request.strategy);
    const isInside = first >= 0 && count > 0 && first + count <= request.games;
    if (!(Number.isInteger(first) && Number.isInteger(count) && isInside)) {
      throw new RangeError(`no tickets ${first} to ${first + count - 1}`);
    }
    const plan = planRun(request);
    const seed = drawChampionSeed(blockStream(plan, 0));
    const lists: Uint8Array[] = [];
    while (lists.length < count) {
      const parts = shortlistCandidates(plan.context, seed, first + lists.length);
      let step = parts.next();
      for (; !step.done; step = parts.next()) yield (lists.length + step.value / PARTS) / count;
      lists.push(step.value);
    }
    return lists;
  },
};
