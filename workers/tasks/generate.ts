import { drawBlock } from '../domain/batch/block.ts';
import { planRun } from '../domain/batch/run.ts';
import { checkRuleRequest } from '../shared/request.ts';
import { answerRun } from './answer-run.ts';
import type { Task } from './task.ts';

/**
 * Makes the tickets of a run, few enough for one block, with the receipt to make them again. Wheels, which are data for the
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
    const block = drawBlock(plan, 0, request.games);
    yield 1;
    return answerRun(plan, request, block);
  },
};
