// The clock of these tests stands still while a file loads: what loads on demand is there before.
import '../../../workers/tasks/champion.ts';
import '../../../workers/tasks/lab.ts';
import '../../../workers/tasks/wheel.ts';
import { expose } from 'comlink';
import { onTestFinished, vi } from 'vitest';
import { createPool } from '../../../src/pool/pool.ts';
import type { PoolOptions } from '../../../src/pool/pool-options.ts';
import { FakeWorker, plainHost } from './fake-worker.ts';

export interface StageOptions extends Partial<PoolOptions> {
  /** Sees each worker before the pool does; may shut gates, or throw to fail the spawn. */
  readonly onSpawn?: (worker: FakeWorker, index: number) => void;
}

/** What Comlink sends: for a call the path of the function. */
interface ThreadMessage {
  readonly path?: readonly string[];
}
type ThreadPost = (message: ThreadMessage, post: (message: ThreadMessage) => void) => void;

const NEVER = Number.MAX_SAFE_INTEGER;

/** A pool over fake workers, with timers that only the test moves. */
export function stage({ onSpawn, limits, ...options }: StageOptions = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const workers: FakeWorker[] = [];
  const onDegraded = vi.fn();
  let threads = 0;
  let onThreadPost: ThreadPost = (message, post) => post(message);
  const degrade = vi.fn(async () => {
    const { port1, port2 } = new MessageChannel();
    expose(plainHost(), port2);
    threads++;
    const close = port1.close.bind(port1);
    port1.close = () => {
      threads--;
      close();
    };
    const post = port1.postMessage.bind(port1);
    port1.postMessage = (message: ThreadMessage, transfer: never) =>
      onThreadPost(message, (sent) => post(sent, transfer));
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
    // A jump of the fake clock passes the heartbeat and its answer at once: only its own tests have this limit.
    limits: { heartbeatMs: NEVER, ...limits },
    ...options,
  });
  onTestFinished(() => {
    pool.dispose();
  });
  /** The worker that was spawned `index`-th. */
  const worker = (index: number): FakeWorker => {
    const found = workers[index];
    if (!found) throw new Error(`no worker ${index}`);
    return found;
  };
  /** How many ports to the tasks on this thread are open. */
  const openThreads = () => threads;
  /** Has a test see what is sent to the tasks on this thread, and send it on, or not. */
  const watchThread = (watch: ThreadPost) => {
    onThreadPost = watch;
  };
  return { pool, workers, worker, degrade, openThreads, watchThread, onDegraded };
}
