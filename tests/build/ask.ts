import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As the file was before it was compressed. */
  readonly body: Buffer;
}

/** Asks the host at an address for a path as it is written, with these headers and no others (`fetch` has some). */
export async function ask(
  site: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const options = { path, headers: { Connection: 'close', ...headers }, method };
  const asking = request(site, options);
  asking.end();
  const [response]: IncomingMessage[] = await once(asking, 'response');
  if (!response) throw new Error(`no answer for ${path}`);
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: plain(parts, response),
  };
}

function plain(parts: readonly Buffer[], { headers }: IncomingMessage): Buffer {
  const body = Buffer.concat(parts);
  const encoding = body.length > 0 && headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
