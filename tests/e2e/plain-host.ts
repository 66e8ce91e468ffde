import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/**
 * A host that reads no configuration, for one test file: it serves the files of `dist/` and, for all that is not a
 * file, a 404 or, with `fallback`, home. What lies under `/assets/` is to be kept for a year, found or not: the worst
 * of what hosts do.
 */
export function plainHost({ fallback = false } = {}) {
  let server: Server;
  const stalling: ServerResponse[] = [];
  const host = {
    /** Files that are lost for the rest of the test, or until this is set to null. */
    lost: null as RegExp | null,
    /** Files of which, as long, the first half is all that there is. */
    cut: null as RegExp | null,
    /** Files of which, as long, the first half comes and then nothing more. */
    stalled: null as RegExp | null,
    /** How often that has happened in this test. */
    stalls: 0,
    /** Ends the connections of the files that are stalled, which come whole from now on. */
    endStalls(): void {
      host.stalled = null;
      for (const response of stalling.splice(0)) response.destroy();
    },
    /** The address, without a slash at the end. */
    site: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = (request.url ?? '/').split('?')[0] ?? '/';
      const file = join('dist', path === '/' ? 'index.html' : path);
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? FOR_A_YEAR : 'no-cache');
      const isThere = existsSync(file) && statSync(file).isFile() && !host.lost?.test(path);
      response.statusCode = isThere || fallback ? 200 : 404;
      const sent = isThere ? file : 'dist/index.html';
      response.setHeader('Content-Type', TYPES[extname(sent)] ?? 'text/plain');
      const whole = response.statusCode === 200 ? readFileSync(sent) : Buffer.from('not found');
      const body = host.cut?.test(path) ? whole.subarray(0, whole.length / 2) : whole;
      response.setHeader('Content-Length', body.length);
      if (host.stalled?.test(path)) {
        host.stalls++;
        stalling.push(response);
        response.write(body.subarray(0, body.length / 2));
      } else response.end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    host.lost = null;
    host.cut = null;
    host.stalled = null;
    host.stalls = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return host;
}
