import * as fake from 'fake-indexeddb';
import { onTestFinished, vi } from 'vitest';

/** A browser's databases, empty, for all tabs to come until the test is over. */
export function installDatabase(): IDBFactory {
  const factory = new fake.IDBFactory();
  for (const [name, value] of Object.entries(fake)) {
    if (/^IDB[A-Z]/.test(name)) vi.stubGlobal(name, value);
  }
  vi.stubGlobal('indexedDB', factory);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return factory;
}
