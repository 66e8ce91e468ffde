import { statisticsOf } from '../draws/statistics/statistics.ts';
import { officialDraws } from '../draws/statistics/stretches.ts';
import { keptTable } from '../draws/store/read-kept.ts';
import { engineOf } from '../engine/engine.ts';
import { simulateHistory } from '../engine/history.ts';
import { unpackDraws } from '../shared/draws/draw-table.ts';
import type { OfficialDraw } from '../shared/draws/official-draw.ts';
import { isWholeIn } from '../shared/lottery/checks.ts';
import { lotteryOf } from '../shared/lottery/lotteries.ts';
import { checkHistoryRequest, checkLottery, RequestError } from '../shared/run/request.ts';
import {
  type DrawStatistics,
  MAX_SIMULATED_WINDOW,
  MAX_WINDOW,
  type StatisticsRequest,
} from '../shared/statistics/statistics.ts';
import type { WaitingTask } from './task.ts';

type Ends = Pick<DrawStatistics, 'contests' | 'days'>;

/** Counts what there is to count in the newest draws of a history, or of the kept real draws. */
export const statistics: WaitingTask<'statistics'> = {
  async *run(request) {
    const isOfficial = request.source?.kind === 'official';
    const table = isOfficial ? await keptTable(checkLottery(request.lottery)) : undefined;
    return yield* countStatistics(request, table);
  },
};

/**
 * The same, of a packed table that is there already. Throws a RequestError for a request that is none, or a table that
 * is not of its lottery; a RangeError for a table that is damaged.
 */
export function* countStatistics(
  { lottery: key, source, window }: StatisticsRequest,
  bytes: Uint8Array | undefined,
): Generator<number, DrawStatistics, void> {
  const lottery = lotteryOf(checkLottery(key));
  if (!isWholeIn(window, 1, MAX_WINDOW)) throw new RequestError('history', window);
  if (source?.kind !== 'official') {
    if (source?.kind !== 'simulated') throw new RequestError('history', source);
    checkHistoryRequest({ lottery: key, history: source });
    const count = Math.min(window, MAX_SIMULATED_WINDOW);
    const draws = simulateHistory(engineOf(), lottery, source.seed, source.date, count);
    yield 0.1;
    const counted = yield* statisticsOf(lottery, lottery.pick, draws);
    const days = { first: draws[draws.length - 1]?.date ?? source.date, last: source.date };
    return { lottery: key, kind: 'simulated', days, ...counted };
  }
  const table = bytes && unpackDraws(bytes);
  if (table?.lottery !== key) throw new RequestError('history', table?.lottery);
  const contests = table.draws.slice(-window);
  yield 0.1;
  const counted = yield* statisticsOf(lottery, lottery.drawn, officialDraws(contests));
  return { lottery: key, kind: 'official', ...endsOf(contests), ...counted };
}

function endsOf(contests: readonly OfficialDraw[]): Ends {
  const [first, last] = [contests[0], contests[contests.length - 1]];
  if (!first || !last) return {};
  const missing = last.contest - first.contest + 1 - contests.length;
  return {
    contests: { first: first.contest, last: last.contest, missing },
    ...(first.date && last.date && { days: { first: first.date, last: last.date } }),
  };
}
