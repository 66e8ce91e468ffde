const PREFIX = 'robo-da-sorte:v1:';

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

/** Keeps a text under a key; false when the browser refuses (blocked, or full). */
export function writeStored(key: string, text: string): boolean {
  try {
    localStorage.setItem(storageName(key), text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps a copy of a text that could not be read under the first free `set-aside:<key>:<n>`, once
 * however often it is asked; false when the browser refuses.
 */
export function setAside(key: string, text: string): boolean {
  for (let n = 1; ; n++) {
    const place = `set-aside:${key}:${n}`;
    const there = lookUpStored(place);
    if (there === text) return true;
    if (typeof there !== 'string') return there === null && writeStored(place, text);
  }
}
