import { expose } from 'comlink';
import { onTestFinished, vi } from 'vitest';
import { createPool } from '../../../src/pool/pool.ts';
import type { PoolOptions } from '../../../src/pool/pool-options.ts';
import { FakeWorker, plainHost } from './fake-worker.ts';

export interface StageOptions extends Partial<PoolOptions> {
  /** Sees each worker before the pool does; may shut gates, or throw to fail the spawn. */
  readonly onSpawn?: (worker: FakeWorker, index: number) => void;
}

/** A pool over fake workers, with timers that only the test moves. */
export function stage({ onSpawn, limits, ...options }: StageOptions = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const workers: FakeWorker[] = [];
  const onDegraded = vi.fn();
  const degrade = vi.fn(async () => {
    const { port1, port2 } = new MessageChannel();
    expose(plainHost(), port2);
    return port1;
  });
  const pool = createPool({
    size: 1,
    clock: () => Date.now(),
    spawn(name) {
      const worker = new FakeWorker(name);
      workers.push(worker);
      onSpawn?.(worker, workers.length - 1);
      return worker;
    },
    degrade,
    onDegraded,
    // A jump of the fake clock passes the pulse and its answer at once: only its own tests have it.
    limits: { pulseMs: Number.MAX_SAFE_INTEGER, ...limits },
    ...options,
  });
  onTestFinished(() => {
    pool.dispose();
    vi.useRealTimers();
  });
  /** The worker that was spawned `index`-th. */
  const worker = (index: number): FakeWorker => {
    const found = workers[index];
    if (!found) throw new Error(`no worker ${index}`);
    return found;
  };
  return { pool, workers, worker, degrade, onDegraded };
}
