const MAX_BYTES = 5_000_000;
const SECOND_MS = 1000;
const TRIES = 3;
/** Time limit of one request. */
const LIMIT_MS = 20_000;

/** The answer of an address; `same`: it is still the one of the validator. */
export type Answer =
  | { readonly bytes: Uint8Array<ArrayBuffer>; readonly validator: string | undefined }
  | { readonly fault: string }
  | 'same'
  | 'missing';

/** Downloads an address, if it differs from the one of the validator. */
export type Downloader = (address: string, validator?: string) => Promise<Answer>;

interface Clock {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/** Is it https, or http on this machine? */
export function isAllowedAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && isLoopback));
}

/** Returns a downloader that asks each host at most once a second, and tries three times. */
export function downloader({ now, sleep }: Clock, limitMs = LIMIT_MS): Downloader {
  const asked = new Map<string, number>();
  return async (address, validator) => {
    const { hostname } = new URL(address);
    for (let tried = 1; ; tried++) {
      const wait = (asked.get(hostname) ?? Number.NEGATIVE_INFINITY) + SECOND_MS - now();
      // A clock that was set back must not stop the run.
      if (wait > 0) await sleep(Math.min(wait, SECOND_MS));
      asked.set(hostname, now());
      const answer = await request(address, limitMs, validator);
      if (!(typeof answer === 'object' && 'mayRecover' in answer) || tried === TRIES) return answer;
      await sleep(2 ** tried * SECOND_MS);
    }
  };
}

async function request(
  address: string,
  limitMs: number,
  validator?: string,
): Promise<Answer | { readonly fault: string; readonly mayRecover: true }> {
  const name = validator?.includes('"') ? 'If-None-Match' : 'If-Modified-Since';
  const headers = { 'User-Agent': 'robo-da-sorte', ...(validator && { [name]: validator }) };
  try {
    const answer = await fetch(address, { redirect: 'manual', headers, signal: AbortSignal.timeout(limitMs) });
    const { status } = answer;
    if (status === 200) {
      const bytes = await bytesOf(answer);
      if (!bytes) return { fault: `more than ${MAX_BYTES} bytes` };
      return { bytes, validator: answer.headers.get('etag') ?? answer.headers.get('last-modified') ?? undefined };
    }
    await answer.body?.cancel();
    if (status === 304 && validator) return 'same';
    if (status === 404) return 'missing';
    return { fault: `status ${status}`, ...((status === 429 || status >= 500) && { mayRecover: true }) };
  } catch (error) {
    const { message, cause } = error as Error;
    return { fault: cause instanceof Error ? cause.message : message, mayRecover: true };
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
