/** A timer this late, in milliseconds, tells that the page was suspended, not the worker slow. */
const LATE_MS = 1000;

/** What `setTimeout` can hold; beyond, it would fire at once. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Calls `expire` when `ms` have passed, unless the returned function is called first. After a suspension (a frozen tab,
 * a sleeping laptop) the wait starts over, once: the answer may be among the messages that are only now coming in.
 */
export function startLimit(ms: number, clock: () => number, expire: () => void): () => void {
  const wait = Math.min(ms, LONGEST_MS);
  const due = clock() + wait;
  let timer = setTimeout(() => {
    if (clock() - due < LATE_MS) expire();
    else timer = setTimeout(expire, wait);
  }, wait);
  return () => clearTimeout(timer);
}

/** Settles as `promise` does, or rejects with an Error when that takes more than `ms`. */
export function withinLimit<T>(promise: Promise<T>, ms: number, clock: () => number): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = startLimit(ms, clock, () => reject(new Error(`no answer within ${ms} ms`)));
    promise.then(resolve, reject).finally(stop);
  });
}
