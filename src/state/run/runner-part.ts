import { loadedOnce } from '../shell/loading.ts';

/** What makes runs. */
export type Runner = typeof import('./runner.ts');

const runner = loadedOnce<Runner>(() => import('./runner.ts'));

/**
 * What makes runs, and the worker pool with it: a part of its own, which home can do without. Rejects when it does not
 * load, after some tries.
 */
export const loadRunner = runner.load;

/** The same where it is there already. */
export const loadedRunner = runner.loaded;
