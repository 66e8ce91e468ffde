import type { OverlayTiming } from '../../editions.ts';

/** Progress, in percent, stays at or below this until the run is complete: docs/specification.md. */
const CAP = 99;

/** The messages that a run is to show before it completes. */
const MESSAGES = 3;

export interface ProgressListener {
  /** `percent` in 0…99; `message` counts up from 0. */
  onTick(percent: number, message: number): void;
  /**
   * Called from the completing tick on: completes the run and returns true where the engine's answer is there. A clock
   * without it goes on until it is stopped.
   */
  complete?(): boolean;
}

/**
 * Runs the clock of a progress overlay: a step each tick, then completion on the timing's tick, or on the first one
 * after it that finds the engine ready. It began at `since` on the clock of `performance.now()`, now unless given;
 * ticks that a busy page or a hidden tab has missed count as gone. Returns the function that stops it.
 */
export function startProgress(
  { step, tickMs, completeAt }: OverlayTiming,
  { onTick, complete }: ProgressListener,
  since: number = performance.now(),
): () => void {
  const gone = () => Math.round((performance.now() - since) / tickMs);
  let tick = gone();
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(next, since + (tick + 1) * tickMs - performance.now());
  };
  // A timer may be early by a part of a millisecond.
  const next = () => {
    tick = Math.max(tick + 1, gone());
    if (tick >= completeAt && complete?.()) return;
    wait();
    show();
  };
  const show = () => onTick(Math.min(CAP, tick * step), Math.floor((tick * MESSAGES) / completeAt));
  wait();
  if (tick > 0) show();
  return () => clearTimeout(timer);
}
