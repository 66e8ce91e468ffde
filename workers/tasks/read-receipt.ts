import { lotteryOf } from '../shared/lottery/lotteries.ts';
import { readReceipt as read } from '../shared/registering/read-receipt.ts';
import { checkLottery } from '../shared/run/request.ts';
import type { LoadedTask } from './task.ts';

/** Compares games with a receipt. */
export const readReceipt: LoadedTask<'readReceipt'> = {
  *run({ lottery, games, text }) {
    const of = lotteryOf(checkLottery(lottery));
    if (typeof text !== 'string') throw new TypeError('a receipt without a text');
    yield 0;
    return yield* read(of, games, text);
  },
};
