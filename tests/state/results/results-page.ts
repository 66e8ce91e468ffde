import type { Pool } from '../../../src/pool/pool.ts';
import { createHost } from '../../../workers/tasks/host.ts';
import { openTab, type Tab } from '../../platform/tabs.ts';

/** A pool that works on this thread, as the real one would on another. */
export function poolHere(): Pool {
  const host = createHost({ sliceMs: 1e9, pause: async () => {}, clock: () => 0 });
  let id = 0;
  return {
    size: 1,
    async run(_signal, task, input) {
      const { outcome } = await host.run(++id, task, structuredClone(input));
      return outcome as never;
    },
    warm: async () => {},
    checkLiveness() {},
    rest() {},
    dispose() {},
  };
}

const load = async () => ({
  ...(await import('../../../src/state/results/results.ts')),
  ...(await import('../../../src/state/results/kept-table.ts')),
  ...(await import('../../../src/state/results/summary.ts')),
  ...(await import('../../../src/state/results/importing.ts')),
  ...(await import('../../../src/state/results/from-host.ts')),
  ...(await import('../../../src/state/results/results-lottery.ts')),
  ...(await import('../../../src/state/results/reader-pool.ts')),
});

/** All that a page does with the results that it keeps. */
export type ResultsPage = Awaited<ReturnType<typeof load>>;

/** A tab that has loaded the kept results. */
export function openResults(pool = poolHere()): Promise<Tab<ResultsPage>> {
  return openTab(load, (page) => {
    page.setResultsPool(pool);
    return page.loadResults();
  });
}

/** Changes what the database holds, past the app. */
export function tamper(factory: IDBFactory, change: (stores: (name: string) => IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = factory.open('robo-da-sorte-results');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const tx = db.transaction([...db.objectStoreNames], 'readwrite');
      change((name) => tx.objectStore(name));
      tx.oncomplete = () => {
        db.close();
        resolve();
      };
    };
  });
}
