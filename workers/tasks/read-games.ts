import type { ListRequest, ListSource, ReadList } from '../draws/read/read-list.ts';
import { lotteriesOfList as lotteriesIn, readList } from '../draws/read/read-list.ts';
import { lotteryOf } from '../shared/lottery/lotteries.ts';
import { checkLottery } from '../shared/run/request.ts';
import type { LoadedTask } from './task.ts';

export type { ListRequest, ListSource, ReadList };

/** Reads the games of a list that are of the lottery. */
export const readGames: LoadedTask<'readGames'> = {
  *run({ lottery, source, isAll = false }) {
    const of = lotteryOf(checkLottery(lottery));
    checkSource(source);
    return yield* readList(of, source, isAll);
  },
};

/** Says of which lotteries a list may be. */
export const lotteriesOfList: LoadedTask<'lotteriesOfList'> = {
  *run({ source }) {
    checkSource(source);
    return yield* lotteriesIn(source);
  },
};

function checkSource(source: unknown): void {
  if (typeof source !== 'string' && !ArrayBuffer.isView(source)) throw new TypeError('a list without a text');
}
