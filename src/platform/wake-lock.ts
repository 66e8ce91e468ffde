/**
 * Keeps the screen from going dark, where the browser lets us, until what this returns is called. A
 * page that is hidden loses that: it asks again when it is seen.
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
      // There is none, or the battery is low: the screen does what it does anyway.
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
