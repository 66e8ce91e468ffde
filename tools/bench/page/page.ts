import { createBrowserPool, openDegraded } from '../../../src/pool/browser-pool.ts';
import { createPool, type Pool } from '../../../src/pool/pool.ts';
import { countBlocks } from '../../../src/state/lab/count-blocks.ts';
import { runRequest } from '../../../src/state/run/run-request.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import type { GenerateRequest } from '../../../workers/shared/run/request.ts';
import { MAX_GAMES } from '../../../workers/shared/run/run-limits.ts';
import type { Outcome } from '../../../workers/tasks/api.ts';
import { barePopcounts } from '../bare-popcounts.ts';
import { RESULTS_TODAY, resultsFile } from './results-file.ts';

/** What is measured, from request to answer. */
export type Work =
  /** A run of the most games. */
  | { readonly kind: 'run'; readonly run: Pick<GenerateRequest, 'lottery' | 'strategy' | 'options'> }
  /** The spreadsheet, read. */
  | { readonly kind: 'read' }
  /** A simulation of the laboratory; in a bare loop on this thread. */
  | {
      readonly kind: 'simulate' | 'bare';
      readonly lottery: LotteryKey;
      readonly draws: number;
      readonly games: number;
    };

/** Milliseconds of each round on each pool, and of the page's longest task meanwhile; 0 where none was long. */
export interface Times {
  readonly times: readonly (readonly number[])[];
  readonly longestTask: number;
}

declare global {
  interface Window {
    bench: typeof measure;
  }
}

const { signal } = new AbortController();
const onDegraded = () => reportError(new Error('the pool lost its workers'));

/**
 * The app's own pools of one worker and of two; one whose worker takes `THROTTLE` times as long for every task. The slow
 * worker stands still at the end of each task, so its pool waits longer for it than the app's does before it takes it
 * for dead.
 */
const POOLS = {
  one: () => createBrowserPool({ size: 1, onDegraded }),
  two: () => createBrowserPool({ size: 2, onDegraded }),
  slow: () =>
    createPool({
      size: 1,
      limits: { pingMs: 20_000 },
      spawn: () => new Worker(new URL('./slow-worker.ts', import.meta.url), { type: 'module' }),
      degrade: openDegraded,
      onDegraded,
    }),
};

export type PoolKind = keyof typeof POOLS;

/** The same work on each of these pools, in turn, after some rounds that do not count. */
async function measure(kinds: readonly PoolKind[], work: Work, warmUp: number, rounds: number): Promise<Times> {
  const pools = kinds.map((kind) => POOLS[kind]());
  const calls = await Promise.all(
    pools.map(async (pool) => {
      await pool.warm();
      return callOf(pool, work);
    }),
  );
  const times: number[][] = kinds.map(() => []);
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  for (let round = -warmUp; round < rounds; round++) {
    if (round === 0) observer.observe({ entryTypes: ['longtask'] });
    for (const [i, call] of calls.entries()) {
      const start = performance.now();
      await call(round);
      if (round >= 0) times[i]?.push(performance.now() - start);
    }
  }
  observer.disconnect();
  for (const pool of pools) pool.dispose();
  return { times, longestTask };
}

window.bench = measure;

/** What does the work once, in a pool that is ready for it. */
async function callOf(pool: Pool, work: Work): Promise<(round: number) => unknown> {
  switch (work.kind) {
    case 'run': {
      const history = simulated('bench', '2026-11-20');
      const run = { ...work.run, games: MAX_GAMES, history, now: '2026-11-20T12:00:00.000Z' };
      return (round) => answerOf(runRequest(pool, signal, { ...run, seed: `bench-${round}` } as GenerateRequest));
    }
    case 'read': {
      const read = (bytes: Uint8Array<ArrayBuffer>) =>
        answerOf(pool.run(signal, 'readResults', { bytes, today: RESULTS_TODAY }));
      // Its code loads with the first call.
      await read(new Uint8Array());
      const bytes = resultsFile();
      return async () => {
        const outcome = await read(bytes);
        if (!outcome.ok) throw new Error(outcome.refusal);
      };
    }
    case 'simulate': {
      const bet = { kind: 'games', lottery: work.lottery, games: neighbours(work.lottery, work.games) } as const;
      const request = { kind: 'simulate', engine: '4', seed: 'bench', bet, draws: work.draws } as const;
      return () => answerOf(countBlocks(pool, signal, request, () => {}));
    }
    case 'bare': {
      const tickets = neighbours(work.lottery, work.games).map(({ numbers }) => numbers);
      const loop = barePopcounts(lotteryOf(work.lottery), tickets);
      return () => loop(work.draws);
    }
  }
}

/** The value of an outcome; throws when there is none. */
async function answerOf<T>(answer: Promise<Outcome<T>>): Promise<T> {
  const outcome = await answer;
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
}

/** Games of neighbouring numbers, each a little further on. */
function neighbours(lottery: LotteryKey, games: number): { numbers: number[] }[] {
  const { total, pick } = lotteryOf(lottery);
  return Array.from({ length: games }, (_, g) => ({
    numbers: Array.from({ length: pick }, (_number, i) => 1 + ((g + i) % total)).sort((a, b) => a - b),
  }));
}
