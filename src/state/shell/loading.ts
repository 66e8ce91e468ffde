import { RETRY_WAITS_MS } from '../../../workers/shared/run/fetch-defaults.ts';
import { inTime } from '../../platform/in-time.ts';
import { importPart, UnreachableError } from '../../platform/part-files.ts';
import { PATIENCE_MS } from '../../platform/patience.ts';

/**
 * Resolves as `load` does. A failed load is tried again after each of RETRY_WAITS_MS: a phone in a tunnel misses parts
 * of the app. Rejects as the last try did, or with an UnreachableError when nothing has come within PATIENCE_MS; a part
 * that comes later is there for the next call.
 */
export function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  return inTime(attempts(load), PATIENCE_MS, () => new UnreachableError('not in time'));
}

/**
 * Returns a part that loads once, as `loadWithRetry` does: `load` resolves with the part and starts anew after a
 * failure; `loaded` returns the part if it is there already.
 */
export function loadedOnce<T>(load: () => Promise<T>) {
  let loading: Promise<T> | undefined;
  let loaded: T | undefined;
  return {
    loaded: () => loaded,
    load(): Promise<T> {
      loading ??= loadWithRetry(load).then(
        (part) => {
          loaded = part;
          return part;
        },
        (error) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

async function attempts<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of RETRY_WAITS_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return load();
}

/**
 * Takes the style of what comes later into use, which the page has asked for without waiting for it. Returns what loads
 * it where that was in vain.
 */
export function takeStyle(): () => void {
  const link = document.querySelector<HTMLLinkElement>('body > [rel=stylesheet]');
  if (!link) return () => {};
  link.media = 'all';
  return () => {
    if (hasRules(link)) return;
    const file = (link.getAttribute('href') ?? '').slice(import.meta.env.BASE_URL.length);
    loadWithRetry(() => importPart(async () => {}, [file])).catch(() => {});
  };
}

/** False of an answer that is no style sheet: that gives an empty sheet, or one that nobody may read (`nosniff`). */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}

/**
 * True when a part failed for another reason than the network: its files are not those of this page any more, and
 * reloading the page helps where trying again may not.
 */
export function isOutdated(error: unknown): boolean {
  return !(error instanceof UnreachableError);
}

/** Loads the page again; its address and the choices of this tab stay. */
export function reloadPage(): void {
  location.reload();
}
