import { sampleDraws } from '../../../tests/draws/read/sample-draws.ts';
import type { PlayedGame } from '../../../workers/shared/check/check-games.ts';
import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { effort } from '../effort.ts';
import { answerOf, POOLS, signal } from './pools.ts';

/** What the aim is about. */
const GAMES = 50;
const DRAWS = 3500;

const CALLS = effort(21, 2);

/** What was measured, in milliseconds: the first call, whose code is there and cold, and the others. */
export interface CheckTimes {
  readonly first: number;
  readonly times: readonly number[];
  /** Those of the worker alone, from the first slice to the outcome. */
  readonly inWorker: readonly number[];
}

/** From request to answer of checking 50 games against 3,500 kept draws, all wins and prizes included. */
export async function measureCheck(lottery: LotteryKey): Promise<CheckTimes> {
  const pool = POOLS.production();
  await pool.warm();
  const { pick } = lotteryOf(lottery);
  const table = packDraws({ lottery, draws: sampleDraws(lottery, DRAWS) });
  const others = sampleDraws(lottery, 4 * GAMES, 2).flatMap(({ numbers }) => numbers);
  const games = gamesOf(others, pick);
  await answerOf(pool.run(signal, 'keepDraws', { table }));
  const check = () => answerOf(pool.run(signal, 'checkGames', { lottery, games, scope: { kind: 'all' } }));
  // Loads the task's code.
  await check();
  const times: number[] = [];
  const inWorker: number[] = [];
  // The pool leaves the two ways between the threads on the performance panel: what is between them is the worker.
  const ways = new PerformanceObserver(() => {});
  ways.observe({ entryTypes: ['measure'] });
  for (let i = 0; i < CALLS; i++) {
    const start = performance.now();
    await check();
    times.push(performance.now() - start);
    const entries = ways.takeRecords();
    const way = (name: string) => entries.find((entry) => entry.name === `${name} checkGames`);
    const [to, back] = [way('request'), way('answer')];
    if (to && back) inWorker.push(back.startTime - to.startTime - to.duration);
  }
  ways.disconnect();
  pool.dispose();
  const [first = 0, ...rest] = times;
  return { first, times: rest, inWorker: inWorker.slice(1) };
}

/** Games of the first different numbers of a list, then of the next. */
function gamesOf(list: readonly number[], pick: number): readonly PlayedGame[] {
  let at = 0;
  return Array.from({ length: GAMES }, () => {
    const numbers = new Set<number>();
    while (numbers.size < pick) numbers.add(list[at++ % list.length] ?? 1);
    return { numbers: [...numbers].sort((a, b) => a - b) };
  });
}
