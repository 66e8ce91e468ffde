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
