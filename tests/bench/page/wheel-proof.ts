import { runRequest } from '../../../src/state/run/run-request.ts';
import type { LotteryKey } from '../../../workers/shared/lotteries.ts';
import { MAX_GAMES } from '../../../workers/shared/run-limits.ts';
import { effort } from '../effort.ts';
import { answerOf, productionPool, signal, slowPool } from './pools.ts';
import { requestFor } from './requests.ts';

const POOLS = { production: () => productionPool(1), slow: slowPool };

const REQUESTS = effort(7);
const WARM_UP = effort(2, 0);

/** What was measured: milliseconds of each request, and the longest task of the page meanwhile. */
export interface ProofTimes {
  readonly times: readonly number[];
  readonly longestTask: number;
}

/** From request to answer of the largest batch of cercamento, its proof included. */
export async function measureProof(
  kind: keyof typeof POOLS,
  lottery: LotteryKey,
  hits: number,
): Promise<ProofTimes> {
  const pool = POOLS[kind]();
  await pool.warm();
  const times: number[] = [];
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  for (let i = -WARM_UP; i < REQUESTS; i++) {
    if (i === 0) observer.observe({ entryTypes: ['longtask'] });
    const start = performance.now();
    await answerOf(
      runRequest(pool, signal, {
        ...requestFor('quick', MAX_GAMES, `proof-${i}`),
        ...{ lottery, strategy: 'cercamento', options: { hits } },
      }),
    );
    if (i >= 0) times.push(performance.now() - start);
  }
  observer.disconnect();
  pool.dispose();
  return { times, longestTask };
}
