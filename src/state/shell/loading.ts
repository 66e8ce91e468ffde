import { importPart, UnreachableError } from '../../platform/part-files.ts';
import { PATIENCE_MS } from '../../platform/patience.ts';

/**
 * How the app fetches: what it has stays fresh for five minutes; a failed load is tried three
 * times more, after 1, 2 and 4 seconds, never waiting over 30. Product specification, section 9.
 * The app calls no server: it is its own lazily loaded parts that a phone in a tunnel misses.
 */
export const CACHE_MS = 5 * 60_000;
export const RETRIES = 3;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** How long to wait before retry `n`, counted from 0, in milliseconds. */
export function retryWait(n: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** n);
}

/**
 * What `load` resolves with; rejects as its last attempt did, or with an UnreachableError when it
 * has not come in the time that people wait: what is still on its way then is there for the next call.
 */
export function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new UnreachableError('not in time'));
    const timer = setTimeout(late, PATIENCE_MS);
    attempts(load)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

async function attempts<T>(load: () => Promise<T>): Promise<T> {
  for (let n = 0; ; n++) {
    try {
      return await load();
    } catch (error) {
      if (n >= RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryWait(n)));
    }
  }
}

/**
 * Takes the style of what comes later into use, which the page has asked for without waiting for
 * it; where that was in vain it is loaded once `isLoaded` has resolved.
 */
export async function takeStyle(isLoaded: Promise<void>): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('body > [rel=stylesheet]');
  if (!link) return;
  link.media = 'all';
  await isLoaded;
  // Some have an empty sheet for an answer that is none.
  if (link.sheet?.cssRules.length) return;
  const file = (link.getAttribute('href') ?? '').slice(import.meta.env.BASE_URL.length);
  await loadWithRetry(() => importPart(async () => {}, [file])).catch(() => {});
}

/**
 * True when a part failed for another reason than the network: its files are not those of this
 * page any more, and reloading the page helps where trying again may not.
 */
export function isOutdated(error: unknown): boolean {
  return !(error instanceof UnreachableError);
}

/** Loads the page again; its address and the choices of this tab stay. */
export function reloadPage(): void {
  location.reload();
}
