import { type BuiltFile, isFile, isForeignPage, isPage } from './built-file.ts';

/** The copies of the files of one version of the app, beside those of others. */
export interface Copies {
  /** Fetches what is not there as built, one file after the other; rejects when one does not come. */
  fill(): Promise<void>;
  /** The copy of the file at an address: of this version, or of any version where its name has a hash. */
  find(address: string): Promise<Response | undefined>;
  /** Puts an answer that is the file in the place of the copy, and gives it back. */
  renew(address: string, response: Response): Promise<Response>;
  /** True for an address of this version. */
  has(address: string): boolean;
  /** Drops the copies that only other versions have. */
  dropOthers(): Promise<void>;
}

/**
 * Keeps the copies in one cache for all versions: what two of them share is there once, and what came of an
 * installation that was broken off stays for the next.
 */
export function copiesOf(files: readonly BuiltFile[], scope: string): Copies {
  const cacheName = `robo-da-sorte:${scope}`;
  const built = new Map(files.map((file) => [new URL(file.url, scope).href, file]));
  const keyOf = (address: string) => {
    const revision = built.get(address)?.revision;
    return revision ? `${address}?${revision}` : address;
  };
  const open = () => caches.open(cacheName);

  async function renew(address: string, response: Response): Promise<Response> {
    if (await isFile(response, address, built.get(address))) {
      const copy = plain(response.clone());
      // Without room for a copy the answer is still good.
      await open()
        .then((cache) => cache.put(keyOf(address), copy))
        .catch(() => {});
    }
    return response;
  }

  return {
    async fill() {
      const cache = await open();
      await dropForeignPages(cache);
      // Pages first: a deploy between them and the rest leaves files that cannot be found.
      const pagesFirst = [...built].sort(([a], [b]) => Number(isPage(b)) - Number(isPage(a)));
      for (const [address, file] of pagesFirst) {
        const key = keyOf(address);
        const kept = await cache.match(key, { ignoreVary: true });
        if (kept && (await isFile(kept, address, file))) continue;
        await cache.put(key, plain(await fetchFile(address, file)));
      }
    },
    async find(address) {
      try {
        return await (await open()).match(keyOf(address), { ignoreVary: true });
      } catch {
        // The browser has no copies any more: ask the network.
        return undefined;
      }
    },
    renew,
    has: (address) => built.has(address),
    async dropOthers() {
      const cache = await open();
      const own = new Set([...built.keys()].map(keyOf));
      for (const { url } of await cache.keys()) if (!own.has(url)) await cache.delete(url);
    },
  };
}

/**
 * Drops the pages that no version has built. An older version kept whatever had come as a page, a host's «back soon»
 * too; where it has none, it asks the host.
 */
async function dropForeignPages(cache: Cache): Promise<void> {
  for (const { url } of await cache.keys()) {
    if (!isPage(url.replace(/\?.*/, ''))) continue;
    const page = await cache.match(url, { ignoreVary: true });
    if (page && (await isForeignPage(page))) await cache.delete(url);
  }
}

/**
 * The file at an address, behind all that pages ask for. The browser's cache may keep what a host has sent in its place,
 * and keep to it.
 */
async function fetchFile(address: string, file: BuiltFile): Promise<Response> {
  for (const cache of [file.revision === null ? 'default' : 'no-cache', 'reload'] as const) {
    const response = await fetch(address, { cache, priority: 'low' });
    if (await isFile(response, address, file)) return response;
  }
  throw new Error(`${address} is not there`);
}

/** A browser takes no answer that was redirected, as hosts do with `/new.html`, for a page. */
function plain(response: Response): Response {
  const { body, status, statusText, headers } = response;
  return response.redirected ? new Response(body, { status, statusText, headers }) : response;
}
