import { checkGames as check } from '../draws/check/check-games.ts';
import { keptTable } from '../draws/store/read-kept.ts';
import type { CheckRequest } from '../shared/check/check-games.ts';
import { MAX_CHECKED } from '../shared/check/check-games.ts';
import { playedGameFault } from '../shared/check/played-game-fault.ts';
import type { LotteryKey } from '../shared/lottery/lotteries.ts';
import { lotteryOf } from '../shared/lottery/lotteries.ts';
import { checkLottery } from '../shared/run/request.ts';
import type { WaitingTask } from './task.ts';

/** Games to check against the kept draws of their lottery. */
export interface CheckKeptRequest extends Omit<CheckRequest, 'table'> {
  readonly lottery: LotteryKey;
}

/** Checks games of a lottery against its kept draws; null where none are kept. */
export const checkGames: WaitingTask<'checkGames'> = {
  async *run({ lottery: key, ...request }) {
    const { games } = request;
    if (games.length > MAX_CHECKED) throw new RangeError(`${games.length} games`);
    const lottery = lotteryOf(checkLottery(key));
    const bad = games.findIndex((game) => playedGameFault(lottery, game) !== undefined);
    if (bad !== -1) throw new RangeError(`game ${bad}: no game of ${lottery.key}`);
    const table = await keptTable(key);
    return table ? yield* check({ ...request, table }) : null;
  },
};
