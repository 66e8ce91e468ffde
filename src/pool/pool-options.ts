import type { Endpoint } from 'comlink';
import { RETRY_WAITS_MS } from '../../workers/shared/run/fetch-defaults.ts';

/** What a pool keeps to, unless a caller knows better. Times in milliseconds. */
export const DEFAULT_LIMITS = {
  /**
   * From spawn to the first answered ping; a worker that takes longer is late, and this thread takes its calls. Also for
   * loading the tasks on this thread. At 250 kbit/s a worker answers within 0.1 s, as its script is fetched ahead, and
   * within 2 s where it is fetched again; at 50 kbit/s within 5 s. Less than half of `PATIENCE_MS`.
   */
  spawnMs: 8000,
  /** For a worker to answer a liveness ping. */
  pingMs: 1000,
  /** A worker with a call is asked for life this often: some end without a word in mid-call. */
  heartbeatMs: 1000,
  /** For a cancelled call to settle before its worker is terminated. */
  graceMs: 300,
  /** After so long without a call a worker is freed; a late one too. */
  idleMs: 60_000,
  /** After so long without a call a worker is pinged before it gets the next one. */
  staleMs: 15_000,
  /**
   * A worker that tells nothing new of its call for so long, from dispatch on, has crashed under it, whatever it
   * answers to a ping. An honest run tells how far it is ten times a second, on a phone six times slower than a
   * computer at least once in a second.
   */
  silentMs: 8000,
  /** Most calls that may wait. */
  queueLimit: 64,
  /** After this many crashes within `crashWindowMs` the pool stops using workers. */
  crashLimit: 3,
  crashWindowMs: 60_000,
  /** Workers that die of one cause are all found dead within this: a heartbeat and two answers to it. */
  crashTogetherMs: 3000,
};

/** What may befall a call through no fault of its own. */
export type CallFault = 'crashed' | 'spawn-failed' | 'not-loaded';

/** The wait before each further try of a call, in milliseconds, by what befell it; after the last wait it has failed. */
export const CALL_RETRIES_MS: Readonly<Record<CallFault, readonly number[]>> = {
  crashed: [0],
  'spawn-failed': [0, 0],
  'not-loaded': RETRY_WAITS_MS,
};

export type PoolLimits = Readonly<typeof DEFAULT_LIMITS>;

/**
 * Why a pool does without workers:
 * - `unavailable`: there are none, or the browser refused to make one;
 * - `not-loaded`: their script did not load;
 * - `crashed`: they died again and again, or one had a call and told nothing of it;
 * - `late`: none has started yet. This thread stands in until one does; the other causes are for good.
 */
export type DegradedCause = 'unavailable' | 'not-loaded' | 'crashed' | 'late';

/** The part of a Worker that the pool uses. */
export interface WorkerLike extends Endpoint {
  terminate(): void;
}

/** The part of a MessagePort that the pool uses. */
export interface Port extends Endpoint {
  close(): void;
}

export interface PoolOptions {
  /** Most workers at a time, at least 1. */
  readonly size: number;
  /** Starts a worker, or throws; undefined where there are none: the pool is degraded at once. */
  readonly spawn: ((name: string) => WorkerLike) | undefined;
  /** Serves the same tasks on this thread and resolves with the port to them; may reject. */
  readonly degrade: () => Promise<Port>;
  /** Called when a worker was lost, with the cause. */
  readonly onCrash?: (cause: DegradedCause) => void;
  /** Called when a call failed through a fault of the app: `answer`, what came is none; `thrown`, its task threw. */
  readonly onFault?: (fault: 'answer' | 'thrown') => void;
  /** Called when the pool turns to this thread, with the cause, and with null when a stand-in has ended. */
  readonly onDegraded: (cause: DegradedCause | null) => void;
  /** Milliseconds that never go back; `performance.now` unless given. */
  readonly clock?: () => number;
  readonly limits?: Partial<PoolLimits>;
}
