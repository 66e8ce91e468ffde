/**
 * Starts a worker that serves the tasks, with a name for DevTools. Throws where the browser
 * forbids it (a Content-Security-Policy, for one); a script that does not load shows later, as
 * an `error` event.
 */
export function spawnWorker(name: string): Worker {
  // Vite only finds the worker's script when the URL is written in this very place.
  return new Worker(new URL('../../workers/entry.ts', import.meta.url), { type: 'module', name });
}
