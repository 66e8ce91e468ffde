/**
 * Calls back once the page has nothing better to do, at the latest after two seconds, unless the
 * returned function is called first.
 */
export function whenIdle(callback: () => void): () => void {
  let isWanted = true;
  const call = () => {
    if (isWanted) callback();
  };
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(call, { timeout: 2000 });
  else setTimeout(call, 200);
  return () => {
    isWanted = false;
  };
}

/** Does the jobs in their order, each once the page has nothing better to do. */
export function eachWhenIdle([job, ...rest]: readonly (() => void)[]): void {
  if (!job) return;
  whenIdle(() => {
    job();
    eachWhenIdle(rest);
  });
}
