import type { OverlayTiming } from '../../editions.ts';

/** Progress never gets past this before the run is complete. Specification, section 9. */
const CAP = 99;

/** The messages that a run is to show before it completes. */
const MESSAGES = 3;

export interface ProgressListener {
  /** Is the engine's answer there? Asked from the completing tick on. */
  isReady(): boolean;
  /** `percent` in 0…99; `message` counts up from 0. */
  onTick(percent: number, message: number): void;
  onComplete(): void;
}

/**
 * Runs the clock of a progress overlay: a step each tick, then completion on the timing's tick, or
 * on the first one after it that finds the engine ready. Returns the function that stops it.
 */
export function startProgress(timing: OverlayTiming, listener: ProgressListener): () => void {
  let tick = 0;
  const timer = setInterval(() => {
    tick++;
    if (tick >= timing.completeAt && listener.isReady()) {
      clearInterval(timer);
      listener.onComplete();
      return;
    }
    listener.onTick(
      Math.min(CAP, tick * timing.step),
      Math.floor((tick * MESSAGES) / timing.completeAt),
    );
  }, timing.tickMs);
  return () => clearInterval(timer);
}
