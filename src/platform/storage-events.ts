import { storageName } from './storage.ts';

/**
 * Calls back when another tab has written or removed a key or cleared the storage, with the text
 * it wrote or null, and when the page comes back from the browser's page cache, where it hears of
 * nothing, with null. Returns the function that stops it.
 */
export function followStored(key: string, callback: (text: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === storageName(key)) callback(event.newValue);
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) callback(null);
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
