/** Why a file of the host's did not come. */
export type FetchFault = 'offline' | 'gone' | 'too-large' | 'hash';

export type Fetched =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly fault: FetchFault };

/** What is asked for, and how. */
export interface FileRequest {
  /** A file's name below the site's own path. */
  readonly path: string;
  /** `no-cache` asks whether it has changed, `reload` passes over every copy. */
  readonly cache: RequestCache;
  readonly maxBytes: number;
  /** SHA-256 that its bytes must have, 64 hexadecimal digits. */
  readonly hash?: string;
  /** After so long it counts as `offline`. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** True where the build found results for the host to serve: see `tools/build/host-results-plugin.ts`. */
export function isHostOfResults(): boolean {
  return document.documentElement.hasAttribute('data-results');
}

/**
 * A file of this site's own host that is no page; never rejects. What stands in its place, as a page for all addresses
 * does, is `gone`; given up by the signal it is `offline`; other bytes than the hash says are `hash`.
 */
export async function fetchHostFile(request: FileRequest): Promise<Fetched> {
  const { path, cache, maxBytes, hash, timeoutMs, signal } = request;
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(abort, timeoutMs);
  try {
    const response = await fetch(addressOf(path), { cache, signal: controller.signal });
    const isPage = /html/.test(response.headers.get('Content-Type') ?? '');
    if (!response.ok || isPage) return { ok: false, fault: 'gone' };
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length > maxBytes) return { ok: false, fault: 'too-large' };
    if (hash !== undefined && !(await hasHash(bytes, hash))) return { ok: false, fault: 'hash' };
    return { ok: true, bytes };
  } catch {
    return { ok: false, fault: 'offline' };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** True where a file can be had now: there is a network, or the service worker has a copy. */
export async function canHave(path: string): Promise<boolean> {
  if (navigator.onLine) return true;
  try {
    return (await caches.match(addressOf(path), { ignoreVary: true })) !== undefined;
  } catch {
    return false;
  }
}

/** True where a page over http, which browsers give no hashes, cannot tell. */
async function hasHash(bytes: Uint8Array<ArrayBuffer>, hash: string): Promise<boolean> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return true;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return hash === Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Of this origin, whatever the path is. */
const addressOf = (path: string) => new URL(import.meta.env.BASE_URL + path, location.origin).href;
