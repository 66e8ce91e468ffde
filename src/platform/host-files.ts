import { siteAddress } from './site-address.ts';

/** The host is given up after so many milliseconds without a whole answer. */
const LIMIT_MS = 60_000;

/** True where the build found results for the host to serve: see `tools/build/host-results-plugin.ts`. */
export function isHostOfResults(): boolean {
  return document.documentElement.hasAttribute('data-results');
}

/**
 * The bytes of a file of this site's own host, by its path below the site's; undefined when none come, or when a page
 * stands in its place. Never rejects.
 */
export async function fetchHostFile(path: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, LIMIT_MS);
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(siteAddress() + path, { cache: 'no-cache', signal: limit.signal });
    const isPage = /html/.test(response.headers.get('Content-Type') ?? '');
    return response.ok && !isPage ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
