import { blockStream, drawBlock, type RunPlan } from '../engine/batch/block.ts';
import { planRun } from '../engine/batch/run.ts';
import { swapTickets } from '../engine/batch/swap.ts';
import { campeaoOf, drawChampionSeed } from '../engine/strategies/rules/campeao.ts';
import { shortlistCandidates } from '../engine/strategies/rules/candidates.ts';
import { within } from '../shared/games/in-slices.ts';
import { isWholeIn } from '../shared/lottery/checks.ts';
import { checkRuleRequest, type GenerateRequest, RequestError, type RuleRequest } from '../shared/run/request.ts';
import { isFanOut } from '../shared/strategy/catalogue.ts';
import { answerRun } from './answer-run.ts';
import type { LoadedTask } from './task.ts';

const CHAMPION = 'campeao';

/** Judges the candidates of some tickets, part after part. */
export const rankCandidates: LoadedTask<'rankCandidates'> = {
  *run(input) {
    const request = checkFanOut(input);
    const { first, count } = input;
    if (!isWholeIn(first, 0, request.games - 1) || !isWholeIn(count, 1, request.games - first)) {
      throw new RangeError(`no tickets ${first} to ${first + count - 1}`);
    }
    return yield* judgeTickets(planRun(request), first, count);
  },
};

/** The shortlists of `count` tickets of a run of one block, from ticket `first` on, part after part. */
export function* judgeTickets(plan: RunPlan, first: number, count: number): Generator<number, Uint8Array[], void> {
  const seed = drawChampionSeed(blockStream(plan, 0));
  const lists: Uint8Array[] = [];
  while (lists.length < count) {
    const parts = shortlistCandidates(plan.context, seed, first + lists.length);
    lists.push(yield* within(parts, 1 / count, lists.length / count));
  }
  return lists;
}

/** Makes a run of campeao out of what `rankCandidates` gave for each ticket: the same answer that `generate` gives. */
export const pickChampions: LoadedTask<'pickChampions'> = {
  *run(input) {
    const request = checkFanOut(input);
    const plan = planRun(request);
    const block = drawBlock(plan, 0, request.games, campeaoOf(input.shortlists));
    const swapped = yield* swapTickets(plan, block, request.swaps);
    return answerRun(plan, request, block, swapped);
  },
};

/** The candidates are campeao's: a second strategy that fans out does not compile here. */
function checkFanOut(input: GenerateRequest): RuleRequest {
  const request = checkRuleRequest(input);
  if (!isFanOut(request.strategy)) throw new RequestError('strategy', request.strategy);
  const strategy: typeof CHAMPION = request.strategy;
  return { ...request, strategy };
}
