import { readdirSync, readFileSync } from 'node:fs';
import { openDB } from 'idb';
import type { FakeStorage } from '../../platform/fake-storage.ts';

const FOLDER = 'tests/state/diary/older-builds';

interface Store {
  readonly name: string;
  /** Null: the records are `{ key, value }`. */
  readonly keyPath: string | null;
  readonly records: readonly object[];
}

interface Database {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly Store[];
}

/** What the real build of an earlier commit stored and showed. The packed draws are left out. */
export interface OldProfile {
  /** The version or the commit. */
  readonly build: string;
  readonly commit: string;
  readonly shown: {
    /** «3 de 50 jogos salvos». */
    readonly games: string;
    /** The line of each registered game. */
    readonly registered: readonly string[];
    /** The sums and the lines of the diary, in builds that have one. */
    readonly spent?: string;
    readonly back?: string;
    readonly lines?: readonly string[];
  };
  readonly localStorage: Readonly<Record<string, string>>;
  readonly databases: readonly Database[];
}

/** The records of each store that has some, by the names of database and store, and the texts of `localStorage`. */
export type StoredContent = Readonly<Record<string, unknown>>;

/** Returns the profiles of all earlier builds. */
export function oldProfiles(): readonly OldProfile[] {
  return readdirSync(FOLDER).map((file) => ({
    build: file.replace('.json', ''),
    ...JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')),
  }));
}

/** Puts a profile into the empty stores of a test. */
export async function putProfile({ localStorage, databases }: OldProfile, storage: FakeStorage): Promise<void> {
  for (const [key, text] of Object.entries(localStorage)) storage.texts.set(key, text);
  for (const { name, version, stores } of databases) {
    const db = await openDB(name, version, {
      upgrade: (made) => {
        for (const { name, keyPath } of stores) made.createObjectStore(name, { keyPath });
      },
    });
    for (const { name, keyPath, records } of stores) {
      for (const record of records) {
        const { key, value }: { key?: string; value?: unknown } = record;
        await (keyPath === null ? db.put(name, value, key) : db.put(name, record));
      }
    }
    db.close();
  }
}

/** Returns what a profile stores. */
export function contentOf({ localStorage, databases }: Pick<OldProfile, 'localStorage' | 'databases'>): StoredContent {
  const stores = databases.flatMap(({ name: database, stores }) =>
    stores.map(({ name, records }) => [`${database} ${name}`, records] as const),
  );
  return { localStorage, ...Object.fromEntries(stores.filter(([, records]) => records.length > 0)) };
}

/** Returns what is stored now. */
export async function storedContent(storage: FakeStorage): Promise<StoredContent> {
  const databases: Database[] = [];
  for (const { name = '', version = 1 } of await indexedDB.databases()) {
    const db = await openDB(name);
    const stores: Store[] = [];
    for (const store of db.objectStoreNames) {
      const isBare = db.transaction(store).store.keyPath === null;
      const [keys, values] = await Promise.all([db.getAllKeys(store), db.getAll(store)]);
      const records = isBare ? keys.map((key, i) => ({ key, value: values[i] })) : values;
      stores.push({ name: store, keyPath: null, records });
    }
    db.close();
    databases.push({ name, version, stores });
  }
  return contentOf({ localStorage: Object.fromEntries(storage.texts), databases });
}
