const PREFIX = 'robo-da-sorte:v1:';

/**
 * Most copies that are set aside for one key. A bound, because a storage that answers every question, as some privacy
 * tools make it do, never has a free place.
 */
const MAX_SET_ASIDE = 100;

/** The name under which the browser keeps a key of this app. */
export function storageName(key: string): string {
  return PREFIX + key;
}

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
  } catch {
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
