import { runRequest } from '../../../src/state/run/run-request.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { MAX_GAMES } from '../../../workers/shared/run/run-limits.ts';
import { effort } from '../effort.ts';
import { answerOf, productionPool, requestFor, signal } from './pools.ts';
import { timed } from './timed.ts';

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
  const { times, longestTask } = await timed(2 * WARM_UP, 2 * ROUNDS, async (round) => {
    const request = {
      ...requestFor('campeao', MAX_GAMES, `bench-${Math.floor(round / 2)}`),
      lottery,
    };
    const pool = pools[Math.abs(round % 2)];
    if (pool) await answerOf(runRequest(pool, signal, request));
  });
  for (const pool of pools) pool.dispose();
  const [one = [], two = []] = [0, 1].map((turn) => times.filter((_, i) => i % 2 === turn));
  return { one, two, longestTask };
}
