import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { textType } from './media-types.ts';

/** The better one first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Sends a file of a folder, compressed where that is there and the browser takes it; answers
 * conditional requests and those for a part. Headers that are set stay.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  file: string,
): void {
  const there = ENCODINGS.filter(([, end]) => existsSync(join(folder, file + end)));
  const taken = new Negotiator(request).encodings(there.map(([name]) => name));
  const [encoding, end = ''] = there.find(([name]) => taken.includes(name)) ?? [];
  const type = textType(file);
  if (type) response.setHeader('Content-Type', type);
  if (there.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  send(request, encodeURI(file + end), { root: folder, cacheControl: false })
    .on('error', ({ status, headers = {} }: RequestFailure) => {
      response.statusCode = status;
      response.removeHeader('Content-Encoding');
      response.removeHeader('Content-Type');
      response.setHeader('Cache-Control', 'no-store');
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.end();
    })
    .pipe(response);
}

/** What `send` says when it does not: a range that there is not, a condition that does not hold. */
interface RequestFailure {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}
