import { drawBlock } from '../engine/batch/block.ts';
import { planRule } from '../engine/batch/plan-rule.ts';
import { swapTickets } from '../engine/batch/swap.ts';
import { campeaoOf } from '../engine/strategies/rules/campeao.ts';
import { checkRuleRequest } from '../shared/run/request.ts';
import { isFanOut } from '../shared/strategy/catalogue.ts';
import { answerRun } from './answer-run.ts';
import { judgeTickets } from './champion.ts';
import type { LoadedTask } from './task.ts';

/** Makes the tickets of a run, few enough for one block, with the receipt to make them again. */
export const generate: LoadedTask<'generate'> = {
  *run(input) {
    const request = checkRuleRequest(input);
    const plan = planRule(request);
    yield 0;
    const judged = isFanOut(request.strategy) ? yield* judgeTickets(plan, 0, request.games) : undefined;
    const block = drawBlock(plan, 0, request.games, judged && campeaoOf(judged));
    const swapped = yield* swapTickets(plan, block, request.swaps);
    yield 1;
    return answerRun(plan, request, block, swapped);
  },
};
