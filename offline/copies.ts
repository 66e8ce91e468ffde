/** A file of the build: null where its name changes with what is in it. */
export interface BuiltFile {
  /** Below the scope of the service worker. */
  readonly url: string;
  readonly revision: string | null;
}

/** The copies of the files of one version of the app, beside those of others. */
export interface Copies {
  /** Fetches what is not there yet, one file after the other; rejects when one does not come. */
  fill(): Promise<void>;
  /** The copy of what stands at an address, of this version, or of any where names tell it. */
  find(address: string): Promise<Response | undefined>;
  /** Puts an answer in the place of the copy, and gives it back. */
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
  const keys = new Map(
    files.map(({ url, revision }) => {
      const address = new URL(url, scope).href;
      return [address, revision === null ? address : `${address}?${revision}`];
    }),
  );
  const keyOf = (address: string) => keys.get(address) ?? address;
  const open = () => caches.open(cacheName);

  async function renew(address: string, response: Response): Promise<Response> {
    if (isWhole(address, response)) {
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
      // Pages first: a deploy between them and the rest leaves files that cannot be found.
      const pagesFirst = [...keys].sort(([a], [b]) => Number(isPage(b)) - Number(isPage(a)));
      for (const [address, key] of pagesFirst) {
        if (await cache.match(key, { ignoreVary: true })) continue;
        await cache.put(key, plain(await wholeFile(address, key === address)));
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
    has: (address) => keys.has(address),
    async dropOthers() {
      const cache = await open();
      const own = new Set(keys.values());
      for (const { url } of await cache.keys()) if (!own.has(url)) await cache.delete(url);
    },
  };
}

function isPage(address: string): boolean {
  return address.endsWith('.html');
}

/** The file at an address. The browser's cache may keep a host's «not found», and keep to it. */
async function wholeFile(address: string, isNamedByContent: boolean): Promise<Response> {
  for (const cache of [isNamedByContent ? 'default' : 'no-cache', 'reload'] as const) {
    const response = await fetch(address, { cache });
    if (isWhole(address, response)) return response;
  }
  throw new Error(`${address} is not there`);
}

/** True for the file itself, false for a page in its place. */
function isWhole(address: string, { ok, headers }: Response): boolean {
  return ok && /html/.test(headers.get('Content-Type') ?? '') === isPage(address);
}

/** A browser takes no answer that was redirected, as hosts do with `/new.html`, for a page. */
function plain(response: Response): Response {
  const { body, status, statusText, headers } = response;
  return response.redirected ? new Response(body, { status, statusText, headers }) : response;
}
