import { countBlocks } from '../../../src/state/lab/count-blocks.ts';
import type { SimulateRequest } from '../../../workers/shared/lab/lab-request.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { barePopcounts } from '../bare-popcounts.ts';
import { effort } from '../effort.ts';
import { answerOf, productionPool, signal, slowPool } from './pools.ts';
import { timed } from './timed.ts';

/** What a simulation is measured with. */
export interface LabSize {
  readonly lottery: LotteryKey;
  readonly draws: number;
  readonly games: number;
}

/** Milliseconds of each round, and of the page's longest task while the workers count. */
export interface LabTimes {
  readonly one: readonly number[];
  readonly two: readonly number[];
  readonly bare: readonly number[];
  readonly longestTask: number;
}

const WARM_UP = effort(2, 0);
const ROUNDS = effort(9);

/** A simulation on one worker, on two, and in a bare loop on this thread, in turn; or on a slow worker alone. */
export async function measureLab(size: LabSize, isSlow: boolean): Promise<LabTimes> {
  const pools = isSlow ? [slowPool()] : [productionPool(1), productionPool(2)];
  const loop = barePopcounts(lotteryOf(size.lottery), ticketsOf(size));
  const ways: (() => unknown)[] = pools.map(
    (pool) => () => answerOf(countBlocks(pool, signal, requestOf(size), () => {})),
  );
  const { times, longestTask } = await timed(ways.length * WARM_UP, ways.length * ROUNDS, async (round) =>
    ways[Math.abs(round) % ways.length]?.(),
  );
  const bare = isSlow ? { times: [] } : await timed(WARM_UP, ROUNDS, async () => loop(size.draws));
  for (const pool of pools) pool.dispose();
  const [one = [], two = []] = ways.map((_, turn) => times.filter((_time, i) => i % ways.length === turn));
  return { one, two, bare: bare.times, longestTask };
}

function requestOf({ lottery, draws, games }: LabSize): SimulateRequest {
  const bet = {
    kind: 'games',
    lottery,
    games: ticketsOf({ lottery, draws, games }).map((numbers) => ({ numbers })),
  } as const;
  return { kind: 'simulate', engine: '4', seed: 'bench', bet, draws };
}

/** Tickets of neighbouring numbers, each a little further on. */
function ticketsOf({ lottery, games }: LabSize): number[][] {
  const { total, pick } = lotteryOf(lottery);
  return Array.from({ length: games }, (_, g) =>
    Array.from({ length: pick }, (_number, i) => 1 + ((g + i) % total)).sort((a, b) => a - b),
  );
}
