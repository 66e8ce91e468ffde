import * as fake from 'fake-indexeddb';
import { vi } from 'vitest';

/** A browser's databases, empty, for all tabs to come until the test is over. */
export function installDatabase(): IDBFactory {
  const factory = new fake.IDBFactory();
  for (const [name, value] of Object.entries(fake)) {
    if (/^IDB[A-Z]/.test(name)) vi.stubGlobal(name, value);
  }
  vi.stubGlobal('indexedDB', factory);
  return factory;
}

/**
 * The records of a store of a database that has been made; before that, puts records there as another version, or a
 * fault, may leave them.
 */
export function storedRecords(name: string, store: string, ...records: readonly object[]): Promise<unknown[]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      const tx = opening.result.transaction(store, 'readwrite');
      for (const record of records) tx.objectStore(store).put(record);
      const all = tx.objectStore(store).getAll();
      tx.oncomplete = () => {
        opening.result.close();
        resolve(all.result);
      };
    };
  });
}
