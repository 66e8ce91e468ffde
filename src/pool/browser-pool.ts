import { trustedScript } from '../platform/trusted-script.ts';
import { createPool, type Pool } from './pool.ts';
import type { PoolOptions } from './pool-options.ts';

export interface BrowserPoolOptions extends Pick<PoolOptions, 'onCrash' | 'onFault' | 'onDegraded' | 'limits'> {
  /** Most workers at a time, at least 1; from the number of cores unless given. */
  readonly size?: number | undefined;
  /** True to use no workers as long as the page lives. */
  readonly degraded?: boolean;
}

/**
 * The pool of a page, for as long as that lives: real workers, which are asked for life whenever the page is shown
 * again or restored from the back-forward cache. iOS ends the workers of a hidden page without an event. A page that
 * goes into that cache ends them itself: WebKit freezes them with it, and with them the databases that they have open.
 */
export function createBrowserPool({ size, degraded, ...rest }: BrowserPoolOptions): Pool {
  const pool = createPool({
    size: size ?? defaultPoolSize(navigator.hardwareConcurrency),
    spawn: degraded || typeof Worker === 'undefined' ? undefined : spawnWorker,
    degrade: openDegraded,
    ...rest,
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') pool.checkLiveness();
  });
  window.addEventListener('pageshow', pool.checkLiveness);
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) pool.rest();
  });
  return pool;
}

/** More workers than this cost a phone more memory than they save time. */
const MAX_WORKERS = 4;

/**
 * How many workers a machine with `cores` logical cores gets: one core stays for the page; 1…4. Anything but a finite
 * number from 1 on, as some browsers that guard privacy report, counts as 2.
 */
export function defaultPoolSize(cores: unknown): number {
  const known = typeof cores === 'number' && Number.isFinite(cores) && cores >= 1;
  return Math.min(Math.max(Math.floor(known ? cores : 2) - 1, 1), MAX_WORKERS);
}

/**
 * Starts a worker that serves the tasks, with a name for DevTools. Throws where the browser forbids it (a
 * Content-Security-Policy, for one); a script that does not load shows later, as an `error` event.
 */
function spawnWorker(name: string): Worker {
  return new Worker(trustedScript('worker'), { type: 'module', name });
}

/**
 * Serves the tasks on this thread, in slices short enough for a frame to get through, and resolves with the port to
 * them. The code is loaded only now; rejects when that fails.
 */
export async function openDegraded(): Promise<MessagePort> {
  const { serveInline } = await import('../../workers/inline.ts');
  const { port1, port2 } = new MessageChannel();
  serveInline(port2);
  return port1;
}
