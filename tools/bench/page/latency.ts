import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { MAX_GAMES } from '../../../workers/shared/run/run-limits.ts';
import { bareLoop } from '../bare-loop.ts';
import { effort } from '../effort.ts';
import { median } from '../harness.ts';
import { answerOf, POOLS, type PoolKind, requestFor, signal } from './pools.ts';

const REQUESTS = effort(150);
const WARM_UP = effort(30, 0);

/** A tap comes to a page at rest. */
const REST_MS = 20;

const LOOP_TICKETS = effort(50_000, 500);

/** Milliseconds from request to answer of the app's largest request, one at a time. */
export async function measureLatency(kind: PoolKind): Promise<number[]> {
  const pool = POOLS[kind]();
  await pool.warm();
  const times: number[] = [];
  for (let i = 0; i < WARM_UP + REQUESTS; i++) {
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const start = performance.now();
    await answerOf(pool.run(signal, 'generate', requestFor('quick', MAX_GAMES, `latency-${i}`)));
    times.push(performance.now() - start);
  }
  pool.dispose();
  return times.slice(WARM_UP);
}

/** Milliseconds that the same fixed loop takes on the page's thread and in a worker, each by its own clock. */
export async function measureSlowDown(): Promise<{ page: number; worker: number }> {
  const { total, pick } = lotteryOf('lotomania');
  const here = bareLoop(total, pick);
  const there = new Worker(new URL('./bare-worker.ts', import.meta.url), { type: 'module' });
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      there.onmessage = ({ data }: MessageEvent<number>) => resolve(data);
      there.onerror = (event) => reject(new Error(event.message));
      there.postMessage(LOOP_TICKETS);
    });
  const page: number[] = [];
  const worker: number[] = [];
  for (let i = 0; i < 9; i++) {
    const start = performance.now();
    here.run(LOOP_TICKETS);
    page.push(performance.now() - start);
    worker.push(await ask());
  }
  there.terminate();
  return { page: median(page.slice(2)), worker: median(worker.slice(2)) };
}
