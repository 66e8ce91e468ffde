/** What befalls a run of the soak: each in its turn, one in ten runs. */
export const FAULTS = ['worker ended', 'file lost', 'no room', 'left by back'] as const;

/** Those of them that can befall a page that does without workers. */
export const FAULTS_WITHOUT_WORKERS: readonly Fault[] = ['no room', 'left by back'];

/** What does so only once: it makes the page do without workers from then on. */
export const LAST_FAULT = 'worker silent';

export type Fault = (typeof FAULTS)[number] | typeof LAST_FAULT;

declare global {
  interface Window {
    /** The fault that comes next, until it has come. */
    armed: string | null;
  }
}

/** Runs before the page's own scripts: brings about what is armed, when its moment comes. */
export function armFaults(): void {
  window.armed = null;
  const take = (fault: string) => {
    if (window.armed !== fault) return false;
    window.armed = null;
    return true;
  };
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
    const isRun = (args[0] as { path?: string[] })?.path?.[0] === 'run';
    // It answers when it is asked for life, and tells nothing of its run.
    if (isRun && take('worker silent')) return;
    post.apply(this, args as Parameters<typeof post>);
    if (isRun && (take('worker ended') || take('file lost'))) this.terminate();
  } as typeof post;
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
    if (take('no room')) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, args);
  };
}
