/** Calls back once the page has nothing better to do, at the latest after two seconds. */
export function whenIdle(callback: () => void): void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback, 200);
}
