/**
 * Keeps the screen from going dark, where the browser lets us, until what this returns is called. A page that is hidden
 * loses that: it asks again when it is seen.
 */
export function keepAwake(): () => void {
  let isOver = false;
  let held: WakeLockSentinel | undefined;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || (held && !held.released)) return;
    try {
      const lock = await navigator.wakeLock.request('screen');
      if (isOver) void lock.release();
      else held = lock;
    } catch {
      // No wake lock, or a low battery: the screen may turn off as usual.
    }
  };
  document.addEventListener('visibilitychange', ask);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    held?.release().catch(() => {});
  };
}
