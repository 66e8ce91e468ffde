import { noteEvent } from './events.ts';

const PREFIX = 'robo-da-sorte:v1:';

/**
 * Most copies that are set aside for one key. The search for a free place needs a bound: with some privacy tools a
 * storage has an answer for every key.
 */
const MAX_SET_ASIDE = 100;

/** The name under which the browser keeps a key of this app. */
const storageName = (key: string) => PREFIX + key;

/** The text kept under a key; null when there is none, undefined when the browser hides it. */
export function lookUpStored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(storageName(key));
  } catch {
    return undefined;
  }
}

/** The text kept under a key, or undefined: none, or the browser keeps nothing for this page. */
export function readStored(key: string): string | undefined {
  return lookUpStored(key) ?? undefined;
}

/**
 * Keeps a text under a key and reads it back; false when the browser refuses (blocked, or full) or takes it and keeps
 * nothing.
 */
export function writeStored(key: string, text: string): boolean {
  try {
    localStorage.setItem(storageName(key), text);
  } catch (error) {
    noteEvent('storage', error);
    return false;
  }
  return lookUpStored(key) === text;
}

/**
 * Keeps a copy of a text that could not be read under the first free `set-aside:<key>:<n>`, once however often it is
 * asked; false when the browser refuses, or has no place for n from 1 to 100.
 */
export function setAside(key: string, text: string): boolean {
  for (let n = 1; n <= MAX_SET_ASIDE; n++) {
    const place = placeAside(key, n);
    const there = lookUpStored(place);
    if (there === text) return true;
    if (typeof there !== 'string') return there === null && writeStored(place, text);
  }
  return false;
}

/** The texts set aside for a key, oldest first. */
export function textsAside(key: string): readonly string[] {
  const texts: string[] = [];
  for (let n = 1; n <= MAX_SET_ASIDE; n++) {
    const text = lookUpStored(placeAside(key, n));
    if (typeof text !== 'string') break;
    texts.push(text);
  }
  return texts;
}

/** Removes a key and all that was set aside for it, where the browser allows it. */
export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(storageName(key));
    for (let n = textsAside(key).length; n > 0; n--) {
      localStorage.removeItem(storageName(placeAside(key, n)));
    }
  } catch {
    // The storage is blocked: its contents stay.
  }
}

function placeAside(key: string, n: number): string {
  return `set-aside:${key}:${n}`;
}

/**
 * Calls back when another tab has written or removed a key or cleared the storage, and when the page returns from the
 * page cache, where it hears no events.
 */
export function followStored(key: string, callback: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === storageName(key)) callback();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) callback();
  });
}

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
