/** Longest wait for the other tabs, in milliseconds: their work takes a few. */
const WAIT_MS = 1000;

/**
 * Runs work while no other tab of the app runs any under the same name, where the browser has Web
 * Locks. Where it has none, or the turn does not come within a second, the work runs all the same.
 * Rejects when the work throws.
 */
export async function exclusively<T>(name: string, work: () => T): Promise<T> {
  let run: { readonly value: T } | undefined;
  let isRunning = false;
  const locks = globalThis.navigator?.locks;
  if (locks) {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), WAIT_MS);
    try {
      await locks.request(`robo-da-sorte:${name}`, { signal: waiting.signal }, () => {
        isRunning = true;
        run = { value: work() };
      });
    } catch (error) {
      if (isRunning) throw error;
    } finally {
      clearTimeout(timer);
    }
  }
  return (run ?? { value: work() }).value;
}
