/**
 * Counts crashes: a window of `windowMs`, in milliseconds, has room for fewer than `limit`; those of
 * one cause are noticed within `togetherMs` of the first.
 */
export function createCrashWindow(limit: number, windowMs: number, togetherMs: number) {
  let times: number[] = [];
  let last = 0;
  /** The last worker that was started before the latest crash. */
  let lastThere = 0;
  return {
    /** A worker has been started; returns its order, counted from 1. */
    started: () => ++last,
    /**
     * Records that the worker that was started `order`-th crashed at `now`; true when that makes too
     * many in the window. Workers that were there at a crash and go soon after it went of the same
     * cause, which is counted once; one that was started since then is a crash of its own.
     */
    add(now: number, order: number): boolean {
      const latest = times[times.length - 1];
      const isSameCause = order <= lastThere && latest !== undefined && now - latest <= togetherMs;
      if (isSameCause) return false;
      lastThere = last;
      times = [...times.filter((time) => now - time < windowMs), now];
      return times.length >= limit;
    },
  };
}
