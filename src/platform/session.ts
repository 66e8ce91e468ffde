import { storageName } from './storage.ts';

/** The text kept under a key for as long as the tab lives, or undefined. */
export function readSession(key: string): string | undefined {
  try {
    return sessionStorage.getItem(storageName(key)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text for as long as the tab lives; nothing happens when the browser refuses. */
export function writeSession(key: string, text: string): void {
  try {
    sessionStorage.setItem(storageName(key), text);
  } catch {
    // Without storage the choices last as long as the page.
  }
}
