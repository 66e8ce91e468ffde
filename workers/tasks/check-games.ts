import { checkGames as check } from '../domain/check/check-games.ts';
import { keptTable } from '../domain/kept-draws/read-kept.ts';
import { MAX_CHECKED } from '../shared/check-games.ts';
import { lotteryOf } from '../shared/lotteries.ts';
import { playedGameFault } from '../shared/played-game-fault.ts';
import { checkLottery } from '../shared/request.ts';
import type { WaitingTask } from './task.ts';

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
