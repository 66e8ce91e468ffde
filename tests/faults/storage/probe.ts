import type { Visit } from '../../engines/engine.ts';
import { call, until } from '../../engines/in-page.ts';
import type { Step } from '../fault.ts';

/** All that a site keeps, as texts by their places: «localStorage key», «database store key». */
export type Dump = Readonly<Record<string, string>>;

/** What a page has for a case: the browser's own hands, whatever is broken, and all that was ever said. */
interface Probe {
  readonly said: string[];
  /** Those of these words that were said. */
  saidOf(words: readonly string[]): string[];
  dump(): Promise<Dump>;
}

/** A script before those of a page: what `dumpOf` and `awaitSaid` ask. To come before what breaks something. */
export const PROBE = `(${probe})();`;

function probe(): void {
  if (location.protocol === 'about:') return;
  const said: string[] = [];
  const hear = ({ textContent }: Node) => said.push(String(textContent).replace(/\s/g, ' '));
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') hear(target);
      for (const node of addedNodes) hear(node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });

  const storage = localStorage;
  const databases = indexedDB;
  const { getItem } = Storage.prototype;
  const { open } = IDBFactory.prototype;
  const { transaction } = IDBDatabase.prototype;
  const { getAll, getAllKeys } = IDBObjectStore.prototype;
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const textOf = (value: unknown) =>
    JSON.stringify(value, (_, part) => (part instanceof Uint8Array ? `bytes ${part.join()}` : part));
  async function dump(): Promise<Dump> {
    const all: Record<string, string> = {};
    for (let i = 0; i < storage.length; i++) {
      const key = storage.key(i) ?? '';
      all[`localStorage ${key}`] = getItem.call(storage, key) ?? '';
    }
    for (const { name = '' } of await databases.databases()) {
      const db = await answer(open.call(databases, name));
      for (const store of db.objectStoreNames) {
        const records = transaction.call(db, store).objectStore(store);
        const [keys, values] = await Promise.all([
          answer(getAllKeys.call(records)),
          answer(getAll.call(records) as IDBRequest<unknown[]>),
        ]);
        for (const [i, key] of keys.entries()) all[`${name} ${store} ${key}`] = textOf(values[i]);
      }
      db.close();
    }
    return all;
  }
  const saidOf = (words: readonly string[]) =>
    words.filter((wanted) => said.some((text) => text.includes(wanted.replace(/\s/g, ' '))));
  const probe: Probe = { said, saidOf, dump };
  Object.assign(window, { probe });
}

/** All that is kept. */
export const dumpOf = (visit: Visit): Promise<Dump> =>
  call(visit, () => (window as unknown as { probe: Probe }).probe.dump());

/** Waits until the page has said some of these words, if only for a moment; gives those of them that it has. */
export async function awaitSaid(visit: Visit, ...words: string[]): Promise<string[]> {
  await until(visit, (all) => (window as unknown as { probe: Probe }).probe.saidOf(all).length > 0, words);
  return call(visit, (all) => (window as unknown as { probe: Probe }).probe.saidOf(all), words);
}

/** Waits until the page has said these words, if only for a moment. */
export const said =
  (words: string): Step =>
  ({ visit }) =>
    awaitSaid(visit, words);

/** Forgets what the page has said. */
export const forgetSaid: Step = ({ visit }) => visit.evaluate('void (window.probe.said.length = 0)');

/** The places of `before` that are gone or have something else, but for those that `may` change. */
export function lostOf(before: Dump, after: Dump, may?: RegExp): string[] {
  return Object.keys(before).filter((place) => after[place] !== before[place] && !may?.test(place));
}
