import { engineOf } from '../domain/engine.ts';
import { simulateHistory } from '../domain/history.ts';
import { officialDraws } from '../domain/statistics/official-draws.ts';
import { statisticsOf } from '../domain/statistics/statistics.ts';
import { type DrawTable, unpackDraws } from '../shared/draw-table.ts';
import { lotteryOf } from '../shared/lotteries.ts';
import type { OfficialDraw } from '../shared/official-draw.ts';
import { checkHistoryRequest, checkLottery, RequestError } from '../shared/request.ts';
import {
  type DrawStatistics,
  MAX_SIMULATED_WINDOW,
  MAX_WINDOW,
  type StatisticsRequest,
} from '../shared/statistics.ts';
import type { LoadedTask } from './task.ts';

type Ends = Pick<DrawStatistics, 'contests' | 'days'>;

/** Counts what there is to count in the newest draws of a history, or of a table of real draws. */
export const statistics: LoadedTask<'statistics'> = {
  *run({ lottery: key, source, window }) {
    const lottery = lotteryOf(checkLottery(key));
    if (!Number.isInteger(window) || window < 1 || window > MAX_WINDOW) {
      throw new RequestError('history', window);
    }
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
    const contests = tableOf({ lottery: key, source, window }).draws.slice(-window);
    yield 0.1;
    const counted = yield* statisticsOf(lottery, lottery.drawn, officialDraws(contests));
    return { lottery: key, kind: 'official', ...endsOf(contests), ...counted };
  },
};

function tableOf({ lottery, source }: StatisticsRequest & { source: { table?: unknown } }) {
  const table = read(source.table);
  if (table?.lottery !== lottery) throw new RequestError('history', table?.lottery);
  return table;
}

/** The table of some bytes; undefined when they are none. */
function read(bytes: unknown): DrawTable | undefined {
  try {
    return unpackDraws(bytes as Uint8Array);
  } catch {
    return undefined;
  }
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
