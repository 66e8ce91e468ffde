/** Most bytes of an answer, decoded. */
const MAX_BYTES = 5_000_000;
const SECOND_MS = 1000;
const TRIES = 3;
/** Time limit of one request. */
const LIMIT_MS = 30_000;

export interface Clock {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/** What came of a request. */
export type Download =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer>; readonly validator?: string }
  /** The answer is still the one of the validator. */
  | { readonly kind: 'same' }
  | { readonly kind: 'missing' }
  /** `isDown`: the host will not answer other requests either. */
  | { readonly kind: 'failed'; readonly reason: string; readonly isDown: boolean };

/** Downloads an address, if it differs from the one of the validator. */
export type Downloader = (address: string, validator?: string) => Promise<Download>;

/** True for https, and for http on this machine. */
export function isAllowedAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && isLoopback));
}

/** Returns a downloader that asks each host at most once a second, and tries three times. */
export function downloader({ now, sleep }: Clock, limitMs: number = LIMIT_MS): Downloader {
  const asked = new Map<string, number>();
  return async (address, validator) => {
    const { hostname } = new URL(address);
    for (let tried = 1; ; tried++) {
      const wait = (asked.get(hostname) ?? now() - SECOND_MS) + SECOND_MS - now();
      // A clock that was set back must not stop the run.
      if (wait > 0) await sleep(Math.min(wait, SECOND_MS));
      asked.set(hostname, now());
      const answer = await request(address, limitMs, validator);
      if (!('mayRecover' in answer)) return answer;
      if (tried === TRIES) return { ...answer, reason: `${answer.reason}, ${TRIES} times` };
      await sleep(2 ** tried * SECOND_MS);
    }
  };
}

type Answer = Download | (Extract<Download, { kind: 'failed' }> & { readonly mayRecover: true });

async function request(address: string, limitMs: number, validator?: string): Promise<Answer> {
  const name = validator && /^(W\/)?"/.test(validator) ? 'If-None-Match' : 'If-Modified-Since';
  const headers: Record<string, string> = validator ? { [name]: validator } : {};
  try {
    const answer = await fetch(address, { redirect: 'manual', headers, signal: AbortSignal.timeout(limitMs) });
    const { status } = answer;
    const bytes = status === 200 ? await bytesOf(answer) : await answer.body?.cancel();
    if (status === 304 && validator) return { kind: 'same' };
    if (status === 404 || status === 410) return { kind: 'missing' };
    if (status !== 200) {
      const failed = { kind: 'failed', reason: `status ${status}`, isDown: status === 429 } as const;
      return status === 429 || status >= 500 ? { ...failed, mayRecover: true } : failed;
    }
    if (!bytes) return { kind: 'failed', reason: `more than ${MAX_BYTES} bytes`, isDown: false };
    const next = answer.headers.get('etag') ?? answer.headers.get('last-modified');
    return { kind: 'bytes', bytes, ...(next !== null && { validator: next }) };
  } catch (error) {
    const { name, message, cause } = error as Error;
    const reason = name === 'TimeoutError' ? 'no answer in time' : cause instanceof Error ? cause.message : message;
    return { kind: 'failed', reason, isDown: true, mayRecover: true };
  }
}

/** The bytes of an answer, which are counted as they come; undefined for too many. */
async function bytesOf({ body }: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the stream.
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length > MAX_BYTES) return undefined;
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}
