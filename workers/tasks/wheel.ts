import { planRun } from '../engine/batch/run.ts';
import { drawWheel } from '../engine/wheels/draw-wheel.ts';
import { wheelSizesOf } from '../engine/wheels/wheel-sizes.ts';
import { lotteryOf } from '../shared/lottery/lotteries.ts';
import { checkGenerateRequest, checkLottery, RequestError } from '../shared/run/request.ts';
import { isWheel } from '../shared/strategy/catalogue.ts';
import { guaranteesOf } from '../shared/strategy/guarantees.ts';
import { answerRun } from './answer-run.ts';
import type { LoadedTask } from './task.ts';

/** Makes the tickets of a wheel with their proof, and the receipt to make them again. */
export const wheel: LoadedTask<'wheel'> = {
  *run(input) {
    const request = checkGenerateRequest(input);
    const { strategy } = request;
    if (!isWheel(strategy)) throw new RequestError('strategy', strategy);
    const plan = planRun({ ...request, strategy });
    yield 0;
    const { block, proof } = yield* drawWheel(plan, request.games);
    return { ...answerRun(plan, request, block), proof };
  },
};

/** Lists the wheels of one guarantee. */
export const wheelSizes: LoadedTask<'wheelSizes'> = {
  // biome-ignore lint/correctness/useYield: one slice is all it takes
  *run({ lottery: key, hits }) {
    const lottery = lotteryOf(checkLottery(key));
    if (!guaranteesOf(lottery).includes(hits)) throw new RequestError('options', hits, { option: 'hits' });
    return wheelSizesOf(lottery, hits);
  },
};
