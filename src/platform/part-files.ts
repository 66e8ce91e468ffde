import { inTime } from './in-time.ts';

/** The network gave no answer for a file: trying again later is all that helps. */
export class UnreachableError extends Error {
  constructor(address: string) {
    super(address);
    this.name = 'UnreachableError';
  }
}

/** The page has it, inlined and in a file of another name. */
const INITIAL_STYLE = /\binitial-[^/]*\.css$/;

/** A request stalls when it has no answer for this long, in ms: connections may end silently. */
const STALLED_MS = 10_000;

/** Not every browser ends an import that hangs: it is waited for so long, in milliseconds. */
const ENDING_MS = 1000;

/** Requests for files of lazy parts, without those that failed. */
const requests = new Map<string, Promise<void>>();
const arrived = new Set<string>();
/** Files of parts that did not load, as far as they are not known to have arrived. */
const missed = new Set<string>();
/** Files that are being fetched past the cache, once for all parts that want them. */
const renewals = new Map<string, { limit: AbortController; done: Promise<void> }>();
/** Imports that were given up and have not ended: another one of the same file would wait with them. */
const stalled = new Set<Promise<unknown>>();
/** Until the requests of these have ended. */
let ending: Promise<void> | undefined;

/**
 * Resolves as the dynamic import `load` does, once the styles among its `files` are there too. After a failure the next
 * call first fetches what was missing past the browser's cache, which may keep a «not found» for a year; it rejects
 * with an UnreachableError when nobody answers, or not in time. The build puts this around every dynamic import of the
 * page.
 */
export async function importPart<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const addresses = files.filter((file) => !INITIAL_STYLE.test(file)).map((file) => import.meta.env.BASE_URL + file);
  try {
    const anew = addresses.filter((address) => missed.has(address));
    await Promise.all(anew.map(renew));
    if (anew.length > 0) await endStalled();
    for (const address of addresses) request(address);
    // The import waits for its scripts by itself: not every browser tells when one has come.
    const coming = Promise.all([load(), ...addresses.filter(isStyle).map(request)]);
    // A request that was given up may still bring the file: then the wait is over.
    coming.then(() => addresses.forEach(come)).catch(() => {});
    const [part] = await inTime(coming, STALLED_MS, () => stall(coming));
    return part;
  } catch (error) {
    const lost = addresses.filter((address) => !arrived.has(address));
    // If all files have come, a script is wrong; the error does not say which. A style that came twice would override
    // those after it.
    for (const address of lost.length > 0 ? lost : addresses.filter((one) => !isStyle(one))) {
      arrived.delete(address);
      missed.add(address);
    }
    throw error;
  }
}

/** Notes an import as given up until it ends; returns the error that says so. */
function stall(coming: Promise<unknown>): Error {
  const end = () => stalled.delete(coming);
  stalled.add(coming);
  coming.then(end, end);
  return new UnreachableError('stalled');
}

/**
 * Ends the requests of imports that were given up, once their files are there by other ones: a browser gives each
 * import of a file to the request for it that is under way. It ends all requests of the page; what has asked for them
 * asks again.
 */
async function endStalled(): Promise<void> {
  if (stalled.size > 0) ending ??= stopAll();
  await ending;
}

async function stopAll(): Promise<void> {
  window.stop();
  const late = new Promise((resolve) => setTimeout(resolve, ENDING_MS));
  await Promise.race([Promise.allSettled(stalled), late]);
  // A second `window.stop()` would not end them either.
  stalled.clear();
  ending = undefined;
}

/** Replaces what the browser's cache has for an address; rejects when that is not a file of ours. */
function renew(address: string): Promise<void> {
  const known = renewals.get(address);
  if (known) return known.done;
  const limit = new AbortController();
  const done = fetchAnew(address, limit).finally(() => renewals.delete(address));
  renewals.set(address, { limit, done });
  return done;
}

/** Notes that the file is there, so that a fetch past the cache may stop. */
function come(address: string): void {
  arrived.add(address);
  missed.delete(address);
  renewals.get(address)?.limit.abort();
}

async function fetchAnew(address: string, limit: AbortController): Promise<void> {
  const response = await inTurn(fetch(address, { cache: 'reload', signal: limit.signal }), limit);
  // The browser caches an answer only if it is read to its end. No time limit: the line may be slow.
  const reader = response?.body?.getReader();
  let bit = await inTurn(reader?.read(), limit);
  while (bit && !bit.done) bit = await inTurn(reader?.read(), limit);
  if (arrived.has(address)) return;
  if (!response || !bit || response.status >= 500) throw new UnreachableError(address);
  const isPage = response.headers.get('Content-Type')?.includes('html');
  if (!response.ok || isPage) throw new Error(`${address} is not there`);
  missed.delete(address);
  requests.delete(address);
}

/** What comes next of an answer, undefined when nothing does: after STALLED_MS `limit` ends it. */
function inTurn<T>(next: Promise<T> | undefined, limit: AbortController): Promise<T | undefined> {
  const timer = setTimeout(() => limit.abort(), STALLED_MS);
  return Promise.resolve(next)
    .catch(() => undefined)
    .finally(() => clearTimeout(timer));
}

function request(address: string): Promise<void> {
  const known = requests.get(address);
  if (known) return known;
  const link = document.createElement('link');
  const coming = new Promise<void>((resolve, reject) => {
    link.onload = () => {
      arrived.add(address);
      missed.delete(address);
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
