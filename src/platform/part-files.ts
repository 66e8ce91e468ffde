/** The network gave no answer for a file: trying again later is all that helps. */
export class UnreachableError extends Error {
  constructor(address: string) {
    super(address);
    this.name = 'UnreachableError';
  }
}

/** The page has it, inlined and in a file of another name. */
const INITIAL_STYLE = /\binitial-[^/]*\.css$/;

/** Requests for files of lazy parts, without those that failed. */
const requests = new Map<string, Promise<void>>();
const arrived = new Set<string>();
/** Files of parts that did not load, as far as they are not known to have arrived. */
const missed = new Set<string>();

/**
 * Resolves as the dynamic import `load` does, once the styles among its `files` are there too.
 * After a failure the next call first fetches what was missing past the browser's cache, which may
 * keep a «not found» for a year; it rejects with an UnreachableError when nobody answers. The
 * build puts this around every dynamic import of the page.
 */
export async function importPart<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  const addresses = files
    .filter((file) => !INITIAL_STYLE.test(file))
    .map((file) => import.meta.env.BASE_URL + file);
  try {
    await Promise.all(addresses.filter((address) => missed.has(address)).map(fetchAnew));
    for (const address of addresses) request(address);
    // The import waits for its scripts by itself: not every browser tells when one has come.
    const [part] = await Promise.all([load(), ...addresses.filter(isStyle).map(request)]);
    return part;
  } catch (error) {
    for (const address of addresses) if (!arrived.has(address)) missed.add(address);
    throw error;
  }
}

/** Replaces what the browser's cache has for an address; rejects when that is not a file of ours. */
async function fetchAnew(address: string): Promise<void> {
  const response = await fetch(address, { cache: 'reload' }).catch(() => null);
  // Only an answer that is read to its end is kept.
  const body = await response?.blob().catch(() => null);
  if (!response || !body || response.status >= 500) throw new UnreachableError(address);
  if (!response.ok || body.type.includes('html')) throw new Error(`${address} is not there`);
  missed.delete(address);
  requests.delete(address);
}

function request(address: string): Promise<void> {
  const known = requests.get(address);
  if (known) return known;
  const link = document.createElement('link');
  const coming = new Promise<void>((resolve, reject) => {
    link.onload = () => {
      arrived.add(address);
      resolve();
    };
    link.onerror = () => {
      link.remove();
      requests.delete(address);
      reject(new Error(`${address} did not load`));
    };
  });
  // A script that does not come fails the import, which says so.
  coming.catch(() => {});
  link.rel = isStyle(address) ? 'stylesheet' : 'modulepreload';
  link.href = address;
  document.head.append(link);
  requests.set(address, coming);
  return coming;
}

function isStyle(address: string): boolean {
  return address.endsWith('.css');
}
