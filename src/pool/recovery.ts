import { startLimit } from './time-limit.ts';

/** The wait doubles with each try in vain, so often at most: 1 minute, 2, 4, 8, then 16. */
const MOST_DOUBLINGS = 4;

/** Tries again, after a quiet time, whether there can be workers. */
export interface Recovery {
  /** Waits for the next try, from now on. */
  schedule(): void;
  /** A worker has done its work: the next wait is the shortest again. */
  succeed(): void;
  stop(): void;
}

/** Calls `attempt` after `quietMs`, and after longer with each try that no success has followed. */
export function createRecovery(
  quietMs: number,
  clock: () => number,
  attempt: () => void,
): Recovery {
  let tries = 0;
  let stop = () => {};
  return {
    schedule() {
      stop();
      stop = startLimit(quietMs * 2 ** Math.min(tries, MOST_DOUBLINGS), clock, () => {
        tries++;
        attempt();
      });
    },
    succeed() {
      tries = 0;
    },
    stop: () => stop(),
  };
}
