import { PATIENCE_MS } from '../../platform/patience.ts';
import { startLimit } from '../../pool/time-limit.ts';

/** Waits for the engine as long as people do. */
export interface Patience {
  /** Something has come that is new: waits anew. */
  renew(): void;
  /** Waits no more. */
  stop(): void;
}

/**
 * Calls `giveUp` when nothing new has come for `PATIENCE_MS`. Of these `gone` milliseconds have passed already, of
 * which only the first half counts: what comes late has its time too.
 */
export function startPatience(giveUp: () => void, gone = 0): Patience {
  const wait = (ms: number) => startLimit(ms, () => performance.now(), giveUp);
  let stop = wait(PATIENCE_MS - Math.min(gone, PATIENCE_MS / 2));
  return {
    renew() {
      stop();
      stop = wait(PATIENCE_MS);
    },
    stop: () => stop(),
  };
}
