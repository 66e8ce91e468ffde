import { loadWithRetry } from '../shell/loading.ts';

/** What makes runs. */
export type Runner = typeof import('./runner.ts');

let runner: Runner | undefined;
let loading: Promise<Runner> | undefined;

/**
 * What makes runs, and the worker pool with it: a part of its own, which home can do without. Rejects when it does not
 * load, after some tries.
 */
export function loadRunner(): Promise<Runner> {
  loading ??= loadWithRetry(() => import('./runner.ts')).then(
    (part) => {
      runner = part;
      return part;
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The same where it is there already. */
export function loadedRunner(): Runner | undefined {
  return runner;
}
