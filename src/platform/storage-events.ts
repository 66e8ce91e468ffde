import { storageName } from './storage.ts';

/**
 * Calls back when another tab has written or removed a key (with the text, or null) or cleared the storage, and with
 * null when the page returns from the page cache, where it hears no events. Returns the function that stops it.
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
