import { createBrowserPool } from '../../../src/pool/browser-pool.ts';
import { runChampion } from '../../../src/state/champion-run.ts';
import type { LotteryKey } from '../../../workers/domain/lotteries.ts';
import { MAX_GAMES } from '../../../workers/protocol/request.ts';

/** What was measured: milliseconds of each round, and the longest task of this thread meanwhile. */
export interface ChampionTimes {
  readonly one: readonly number[];
  readonly two: readonly number[];
  readonly longestTask: number;
}

const WARM_UP = 5;
const ROUNDS = 61;

async function measureChampion(lottery: LotteryKey): Promise<ChampionTimes> {
  const onDegraded = () => reportError(new Error('the pool lost its workers'));
  const pools = [1, 2].map((size) => createBrowserPool({ size, onDegraded }));
  const times: number[][] = [[], []];
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  observer.observe({ entryTypes: ['longtask'] });
  const { signal } = new AbortController();
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [i, pool] of pools.entries()) {
      const start = performance.now();
      const outcome = await runChampion(
        pool,
        signal,
        {
          ...{ lottery, strategy: 'campeao', games: MAX_GAMES, seed: `bench-${round}` },
          ...{ historySeed: 'bench', date: '2026-11-20', now: '2026-11-20T12:00:00Z' },
        },
        () => {},
      );
      if (!outcome.ok) throw new Error(outcome.message);
      if (round >= 0) times[i]?.push(performance.now() - start);
    }
  }
  observer.disconnect();
  for (const pool of pools) pool.dispose();
  const [one = [], two = []] = times;
  return { one, two, longestTask };
}

declare global {
  interface Window {
    measureChampion: typeof measureChampion;
  }
}

window.measureChampion = measureChampion;
