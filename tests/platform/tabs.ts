import { vi } from 'vitest';
import { fakeChannels } from './fake-channel.ts';
import { installDatabase } from './fake-database.ts';
import { FakeStorage } from './fake-storage.ts';

/** One tab: the modules of a page of its own, and the window that hears of the other tabs. */
export interface Tab<M> {
  readonly page: M;
  readonly window: EventTarget;
  /** Another tab has written this key of the app. */
  hear(key: string): void;
  /** Another tab has cleared the storage. */
  hearClear(): void;
}

/** A storage and channels for all tabs to come, in place of the browser's until the test is over. */
export function useFakeStorage(): FakeStorage {
  const storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('BroadcastChannel', fakeChannels());
  return storage;
}

/** The same, and empty databases; gives the storage. */
export function useStores(): FakeStorage {
  installDatabase();
  return useFakeStorage();
}

/** Loads the modules anew, as a page does; `start` runs with the tab's window in place. */
export async function openTab<M>(load: () => Promise<M>, start: (page: M) => unknown): Promise<Tab<M>> {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.resetModules();
  const page = await load();
  await start(page);
  return {
    page,
    window,
    hear: (key) => window.dispatchEvent(storageEvent(`robo-da-sorte:v1:${key}`)),
    hearClear: () => window.dispatchEvent(storageEvent(null)),
  };
}

/** What the browser sends to the other tabs; the key is null when the storage was cleared. */
export function storageEvent(key: string | null): Event {
  return Object.assign(new Event('storage'), { key });
}
