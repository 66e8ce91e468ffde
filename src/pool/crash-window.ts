/** Counts crashes that happened close together. */
export interface CrashWindow {
  /** Records a crash at `now`, in milliseconds; true when that makes too many in the window. */
  add(now: number): boolean;
}

/** A window of `windowMs` that has room for fewer than `limit` crashes. */
export function createCrashWindow(limit: number, windowMs: number): CrashWindow {
  let times: number[] = [];
  return {
    add(now) {
      times = [...times.filter((time) => now - time < windowMs), now];
      return times.length >= limit;
    },
  };
}
