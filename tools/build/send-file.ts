import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mediaType } from './media-types.ts';

/** The better one first. */
const ENCODINGS = [
  { name: 'br', end: '.br' },
  { name: 'gzip', end: '.gz' },
];

/**
 * Sends a file, compressed where there is such a file and the browser accepts it. Answers «not modified» to a request
 * with its tag. Keeps headers that are set already. Sends whole files only, never ranges.
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
  const there = ENCODINGS.filter(({ end }) => existsSync(file + end));
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  const encoding = there.find(({ name }) => accepted.includes(name));
  const sent = file + (encoding?.end ?? '');
  const { size, mtimeMs } = statSync(sent);
  const tag = `"${size}-${mtimeMs}${encoding?.end ?? ''}"`;
  response.setHeader('Content-Type', mediaType(file) ?? 'application/octet-stream');
  response.setHeader('ETag', tag);
  if (there.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  response.setHeader('Content-Length', size);
  response.end(request.method === 'HEAD' ? undefined : readFileSync(sent));
}
