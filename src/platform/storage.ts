const PREFIX = 'robo-da-sorte:v1:';

/** The text kept under a key, or undefined: none, or the browser keeps nothing for this page. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text under a key; false when the browser refuses (blocked, or full). */
export function writeStored(key: string, text: string): boolean {
  try {
    localStorage.setItem(PREFIX + key, text);
    return true;
  } catch {
    return false;
  }
}
