import type { Pool } from '../../../src/pool/pool.ts';
import { MAX_GAMES } from '../../../workers/shared/run-limits.ts';
import { bareLoop } from '../bare-loop.ts';
import { effort } from '../effort.ts';
import { median } from '../harness.ts';
import { startBareWorkers } from './bare-workers.ts';
import { LOTOMANIA } from './lotomania.ts';
import { answerOf, inlinePool, productionPool, signal, slowPool } from './pools.ts';
import { requestFor } from './requests.ts';

const POOLS = { production: () => productionPool(1), slow: slowPool, inline: inlinePool };

export type PoolKind = keyof typeof POOLS;

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
    times.push(await timeOf(pool, `latency-${i}`));
  }
  pool.dispose();
  return times.slice(WARM_UP);
}

async function timeOf(pool: Pool, seed: string): Promise<number> {
  const start = performance.now();
  await answerOf(pool.run(signal, 'generate', requestFor('quick', MAX_GAMES, seed)));
  return performance.now() - start;
}

/** Milliseconds that the same fixed loop takes on the page's thread and in a worker, each by its own clock. */
export async function measureSlowDown(): Promise<{ page: number; worker: number }> {
  const here = bareLoop(LOTOMANIA.total, LOTOMANIA.pick);
  const there = startBareWorkers(1);
  const page: number[] = [];
  const worker: number[] = [];
  for (let i = 0; i < 9; i++) {
    const start = performance.now();
    here.run(LOOP_TICKETS);
    page.push(performance.now() - start);
    worker.push(...(await there.run(LOOP_TICKETS, 1)));
  }
  return { page: median(page.slice(2)), worker: median(worker.slice(2)) };
}
