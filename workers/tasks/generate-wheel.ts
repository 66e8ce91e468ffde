import { planRun } from '../domain/batch/run.ts';
import { drawWheel } from '../domain/wheels/draw-wheel.ts';
import { checkGenerateRequest, RequestError } from '../protocol/request.ts';
import { answerRun } from './answer-run.ts';
import type { Run } from './task.ts';

/** Makes the tickets of a wheel with their proof: `generate` for cercamento. */
export const generateWheel: Run<'generate'> = function* (input) {
  const request = checkGenerateRequest(input);
  const { strategy } = request;
  if (strategy !== 'cercamento') throw new RequestError('strategy', strategy);
  const plan = planRun({ ...request, strategy });
  yield 0;
  const batch = yield* drawWheel(plan, request.games);
  if (batch.kind !== 'proven') {
    const { least, most } = batch;
    throw new RequestError('options', request.options?.pool, 'pool', { least, most });
  }
  return { ...answerRun(plan, request, batch.block), proof: batch.proof };
};
