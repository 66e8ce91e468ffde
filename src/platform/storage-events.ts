import { storageName } from './storage.ts';

/**
 * Calls back when another tab has written or removed a key or cleared the storage, and when the
 * page comes back from the browser's page cache, where it hears of nothing. Returns the function
 * that stops it.
 */
export function followStored(key: string, callback: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === storageName(key)) callback();
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) callback();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
