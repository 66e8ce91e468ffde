import { engineOf } from '../engine/engine.ts';
import { rankNumbers } from '../engine/frequency.ts';
import { drawsOf } from '../engine/history.ts';
import { lotteryOf } from '../shared/lottery/lotteries.ts';
import { checkHistoryRequest } from '../shared/run/request.ts';
import type { LoadedTask } from './task.ts';

/** Takes the draws of a history, simulated ones as the newest engine draws them, and ranks the lottery's numbers in it. */
export const frequency: LoadedTask<'frequency'> = {
  // biome-ignore lint/correctness/useYield: one slice is all it takes
  *run(input) {
    const request = checkHistoryRequest(input);
    const lottery = lotteryOf(request.lottery);
    const history = drawsOf(engineOf(), lottery, request.history);
    return rankNumbers(lottery, history);
  },
};
