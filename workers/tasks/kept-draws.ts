import { checkGames as check } from '../draws/check/check-games.ts';
import { keepDraws as keep, removeDraws as remove } from '../draws/store/change-kept.ts';
import { listKept, keptDraws as readDraws, keptTable as readTable } from '../draws/store/read-kept.ts';
import { MAX_CHECKED } from '../shared/check/check-games.ts';
import { playedGameFault } from '../shared/check/played-game-fault.ts';
import { packDraws, unpackDraws } from '../shared/draws/draw-table.ts';
import { mergeDraws } from '../shared/draws/merge-draws.ts';
import { missingContests, windowOf } from '../shared/draws/window-of-draws.ts';
import { lotteryOf } from '../shared/lottery/lotteries.ts';
import { checkLottery } from '../shared/run/request.ts';
import type { WaitingTask } from './task.ts';

/** Reads the summaries of what is kept. */
export const keptDraws: WaitingTask<'keptDraws'> = {
  async *run() {
    yield 0;
    return await listKept();
  },
};

/** Keeps a packed table with the draws that are there. */
export const keepDraws: WaitingTask<'keepDraws'> = {
  async *run(request) {
    yield 0;
    return await keep(request);
  },
};

/** Takes away the kept draws of a lottery, and gives them once more. */
export const removeDraws: WaitingTask<'removeDraws'> = {
  async *run({ lottery }) {
    yield 0;
    return (await remove(checkLottery(lottery))) ?? null;
  },
  transfers: (table) => (table ? [table.buffer] : []),
};

/** Gives the packed table of a lottery: for a file to be handed out. */
export const keptTable: WaitingTask<'keptTable'> = {
  async *run({ lottery }) {
    yield 0;
    return (await readTable(checkLottery(lottery))) ?? null;
  },
  transfers: (table) => (table ? [table.buffer] : []),
};

/** Finds a window of the kept draws; throws a RangeError for draws that are damaged. */
export const keptWindow: WaitingTask<'keptWindow'> = {
  async *run({ lottery, ...request }) {
    yield 0;
    const bytes = await readTable(checkLottery(lottery));
    if (!bytes) return null;
    const table = unpackDraws(bytes);
    const found = windowOf(table, request);
    const wanted = { contest: found.contest, size: request.size };
    return { ...found, missing: missingContests(wanted, lottery, table) };
  },
};

/** Checks games of a lottery against its kept draws and the site's, kept ones first; null where there are neither. */
export const checkGames: WaitingTask<'checkGames'> = {
  async *run({ lottery: key, site = [], ...request }) {
    const { games } = request;
    if (games.length > MAX_CHECKED) throw new RangeError(`${games.length} games`);
    const lottery = lotteryOf(checkLottery(key));
    const bad = games.findIndex((game) => playedGameFault(lottery, game) !== undefined);
    if (bad !== -1) throw new RangeError(`game ${bad}: no game of ${lottery.key}`);
    if (site.length === 0) {
      const table = await readTable(key);
      return table ? yield* check({ ...request, table }) : null;
    }
    const own = await readDraws(key);
    const { table, report } = mergeDraws(own, { lottery: key, draws: site });
    const found = yield* check({ ...request, table: packDraws(table) });
    const isKept = new Set(own?.draws.map(({ contest }) => contest));
    const only = found.draws.flatMap(({ contest }) => (isKept.has(contest) ? [] : [contest]));
    return { ...found, site: { only, conflicts: report.conflicts } };
  },
};
