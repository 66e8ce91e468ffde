import type { Endpoint } from 'comlink';
import { RETRY_WAITS_MS } from '../../workers/shared/fetch-defaults.ts';

/** The part of a Worker that the pool uses. */
export interface WorkerLike extends Endpoint {
  terminate(): void;
}

/** The part of a MessagePort that the pool uses. */
interface PortLike extends Endpoint {
  close(): void;
}

/** Times in milliseconds. */
export interface PoolLimits {
  /** From spawn to the first answered ping; also for loading the tasks on this thread. */
  readonly spawnMs: number;
  /** A call that waits so long for a worker to start is given to this thread, if that is sooner. */
  readonly hedgeMs: number;
  /** For a worker to answer a liveness ping. */
  readonly pingMs: number;
  /** A worker with a call is asked for life this often: some end without a word in mid-call. */
  readonly heartbeatMs: number;
  /** For a cancelled call to settle before its worker is terminated. */
  readonly graceMs: number;
  /** After so long without a call a worker is freed. */
  readonly idleMs: number;
  /** After so long without a call a worker is pinged before it gets the next one. */
  readonly staleMs: number;
  /**
   * A worker that tells nothing new of its call for so long, from dispatch on, has crashed under it,
   * whatever it answers to a ping. An honest run tells how far it is ten times a second, on a phone
   * six times slower than a computer at least once in a second.
   */
  readonly silentMs: number;
  /** Most calls that may wait. */
  readonly queueLimit: number;
  /** How often a call whose worker dies is tried in all, as long as there are workers. */
  readonly maxAttempts: number;
  /** So many crashes within `crashWindowMs` and the pool stops using workers. */
  readonly crashLimit: number;
  readonly crashWindowMs: number;
  /** Workers that die of one cause are all found dead within this: a heartbeat and two answers to it. */
  readonly crashTogetherMs: number;
  /** The waits before a call whose code did not load is tried again. */
  readonly loadWaitsMs: readonly number[];
}

export const DEFAULT_LIMITS: PoolLimits = {
  spawnMs: 10_000,
  hedgeMs: 4000,
  pingMs: 1000,
  heartbeatMs: 1000,
  graceMs: 300,
  idleMs: 60_000,
  staleMs: 15_000,
  silentMs: 8000,
  queueLimit: 64,
  maxAttempts: 2,
  crashLimit: 3,
  crashWindowMs: 60_000,
  crashTogetherMs: 3000,
  loadWaitsMs: RETRY_WAITS_MS,
};

/**
 * Why a pool does without workers:
 * - `unavailable`: there are none, or the browser refused to make one;
 * - `not-loaded`: their script did not load;
 * - `crashed`: they died again and again, or one had a call and told nothing of it.
 */
export type DegradedCause = 'unavailable' | 'not-loaded' | 'crashed';

export interface PoolOptions {
  /** Most workers at a time, at least 1. */
  readonly size: number;
  /** Starts a worker, or throws; undefined where there are none: then the pool is degraded at once. */
  readonly spawn: ((name: string) => WorkerLike) | undefined;
  /** Serves the same tasks on this thread and resolves with the port to them; may reject. */
  readonly degrade: () => Promise<PortLike>;
  /** Called, once, when the pool turns to this thread for good, with the cause. */
  readonly onDegraded: (cause: DegradedCause) => void;
  /** Milliseconds that never go back; `performance.now` unless given. */
  readonly clock?: () => number;
  readonly limits?: Partial<PoolLimits>;
}
