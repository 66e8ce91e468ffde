import { runRequest } from '../../../src/state/run/run-request.ts';
import type { LotteryKey } from '../../../workers/shared/lotteries.ts';
import { MAX_GAMES } from '../../../workers/shared/run-limits.ts';
import { effort } from '../effort.ts';
import { answerOf, productionPool, signal } from './pools.ts';
import { requestFor } from './requests.ts';

/** What was measured: milliseconds of each round, and the longest task of this thread meanwhile. */
export interface ChampionTimes {
  readonly one: readonly number[];
  readonly two: readonly number[];
  readonly longestTask: number;
}

/** Until then the compiler's own threads take part of a core. */
const WARM_UP = effort(25, 0);
const ROUNDS = effort(61);

/** 20 tickets of campeao on one worker and on two, in turn. */
export async function measureChampion(lottery: LotteryKey): Promise<ChampionTimes> {
  const pools = [1, 2].map(productionPool);
  const times: number[][] = [[], []];
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  observer.observe({ entryTypes: ['longtask'] });
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [i, pool] of pools.entries()) {
      const start = performance.now();
      const request = { ...requestFor('campeao', MAX_GAMES, `bench-${round}`), lottery };
      await answerOf(runRequest(pool, signal, request));
      if (round >= 0) times[i]?.push(performance.now() - start);
    }
  }
  observer.disconnect();
  for (const pool of pools) pool.dispose();
  const [one = [], two = []] = times;
  return { one, two, longestTask };
}
