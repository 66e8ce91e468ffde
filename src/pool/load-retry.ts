import type { Call } from './call.ts';
import { startLimit } from './time-limit.ts';

/** Calls whose code did not load, until they are tried again. */
export interface LoadRetry {
  /** Keeps a call for its next try; false when it has had them all. */
  keep(call: Call): boolean;
  /** Lets go of a call; false when it is not here. */
  remove(call: Call): boolean;
  /** Lets go of all calls and returns them. */
  drain(): Call[];
}

/** Gives each call to `retry` after each of `waitsMs` in turn. */
export function createLoadRetry(
  waitsMs: readonly number[],
  clock: () => number,
  retry: (call: Call) => void,
): LoadRetry {
  const kept = new Map<Call, () => void>();

  function remove(call: Call): boolean {
    kept.get(call)?.();
    return kept.delete(call);
  }

  return {
    keep(call) {
      const wait = waitsMs[call.failedLoads++];
      if (wait === undefined) return false;
      const expire = () => {
        kept.delete(call);
        retry(call);
      };
      kept.set(call, startLimit(wait, clock, expire));
      return true;
    },
    remove,
    drain: () => [...kept.keys()].filter(remove),
  };
}
