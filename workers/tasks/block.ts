import { BLOCK_TICKETS, drawBlock } from '../domain/batch/block.ts';
import { checkRuleRequest, type GenerateRequest, RequestError } from '../shared/request.ts';
import { planRule } from './plan-rule.ts';
import type { LoadedTask } from './task.ts';

/** Block `block` of a run of any length, with `games` tickets of its own. */
export interface BlockRequest extends GenerateRequest {
  readonly block: number;
}

/** Draws one block of a long run. */
export const block: LoadedTask<'block'> = {
  *run(input) {
    const request = checkRuleRequest(input, BLOCK_TICKETS);
    if (!Number.isInteger(input.block) || input.block < 0) {
      throw new RangeError(`no block ${input.block}`);
    }
    if (request.swaps?.length) throw new RequestError('swaps', request.swaps);
    const plan = planRule(request);
    yield 0;
    return drawBlock(plan, input.block, request.games);
  },
  transfers: ({ numbers, keys, relaxed }) => [numbers.buffer, keys.buffer, relaxed.buffer],
};
