/** Counts crashes that happened close together. */
export interface CrashWindow {
  /**
   * Records that the worker that was started `order`-th, counted from 1, crashed at `now`, in
   * milliseconds; true when that makes too many in the window. Workers that were there at a crash
   * and go soon after it went of the same cause, which is counted once; one that was started
   * since then is a crash of its own.
   */
  add(now: number, order: number): boolean;
  /** A worker has been started; returns its order. */
  started(): number;
}

/**
 * A window of `windowMs` that has room for fewer than `limit` crashes; those of one cause are
 * noticed within `togetherMs` of the first.
 */
export function createCrashWindow(
  limit: number,
  windowMs: number,
  togetherMs: number,
): CrashWindow {
  let times: number[] = [];
  let last = 0;
  /** The last that was started before the latest crash. */
  let lastThere = 0;
  return {
    add(now, order) {
      const latest = times[times.length - 1];
      const isSameCause = order <= lastThere && latest !== undefined && now - latest <= togetherMs;
      if (isSameCause) return false;
      lastThere = last;
      times = [...times.filter((time) => now - time < windowMs), now];
      return times.length >= limit;
    },
    started: () => ++last,
  };
}
