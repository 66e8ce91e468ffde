import { startLimit } from './time-limit.ts';

/** Knows since when workers have been started in vain, and acts when a call waits for that. */
export interface Hedge {
  /** A worker is being started. */
  started(): void;
  /** A call waits for a worker that is starting. */
  wait(): void;
  /** A worker is free: none is waited for in vain; what comes next counts anew. */
  stop(): void;
}

/**
 * Calls `act` when a call waits and no worker has come free for `ms` since the first was started:
 * at once, when the workers were started before the call and that time is over.
 */
export function createHedge(ms: number, clock: () => number, act: () => void): Hedge {
  let since: number | undefined;
  let stopTimer: (() => void) | undefined;

  function started(): number {
    since ??= clock();
    return since;
  }

  return {
    started,
    wait() {
      stopTimer ??= startLimit(Math.max(0, started() + ms - clock()), clock, () => {
        stopTimer = undefined;
        act();
      });
    },
    stop() {
      stopTimer?.();
      stopTimer = undefined;
      since = undefined;
    },
  };
}
