import { checkGames as check } from '../domain/check/check-games.ts';
import { MAX_CHECKED } from '../shared/check-games.ts';
import { lotteryOfPacked } from '../shared/draw-table.ts';
import { lotteryOf } from '../shared/lotteries.ts';
import { playedGameFault } from '../shared/played-game-fault.ts';
import type { LoadedTask } from './task.ts';

/** Checks games of a lottery against its real draws. */
export const checkGames: LoadedTask<'checkGames'> = {
  *run(request) {
    const { table, games } = request;
    if (games.length > MAX_CHECKED) throw new RangeError(`${games.length} games`);
    const key = lotteryOfPacked(table);
    if (!key) throw new RangeError('no draws');
    const lottery = lotteryOf(key);
    const bad = games.findIndex((game) => playedGameFault(lottery, game) !== undefined);
    if (bad !== -1) throw new RangeError(`game ${bad}: no game of ${lottery.key}`);
    return yield* check(request);
  },
};
