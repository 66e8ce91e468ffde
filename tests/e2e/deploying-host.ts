import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { appliesTo, type HeaderRule, parseHeadersFile } from '../../tools/build/headers-file.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/**
 * A host with the shipped headers, anew for each test, that can go away and come back, and have a newer version of the
 * site: the same, with each of its assets at another address, the former gone. To be called before `openBrowser`, whose
 * pages are closed first then. A file that is lost has the headers of one that is there: browsers keep its 404 for a
 * year.
 */
export function deployingHost() {
  let server: Server;
  let port = 0;
  let rules: HeaderRule[] = [];
  const host = {
    version: 1,
    /** Files that are lost. */
    lost: null as RegExp | null,
    /** The paths that were asked for, in their order. */
    asked: [] as string[],
    /** The address, without a slash at the end. */
    site: () => `http://127.0.0.1:${port}`,
    async up() {
      server = createServer((request, response) => {
        const [path = '/'] = (request.url ?? '/').split('?');
        host.asked.push(path);
        const { file, type } = host.lost?.test(path) ? MISSING : fileAt(path, host.version);
        for (const rule of rules.filter((known) => appliesTo(known, path))) {
          for (const [name, value] of Object.entries(rule.headers)) {
            response.setHeader(name, withPolicy(value, host.version));
          }
        }
        response.writeHead(file ? 200 : 404, { 'Content-Type': type });
        response.end(file && ofVersion(file, host.version));
      });
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      port = (server.address() as AddressInfo).port;
    },
    async down() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };

  beforeEach(async () => {
    Object.assign(host, { version: 1, lost: null, asked: [] });
    port = 0;
    rules = parseHeadersFile(readFileSync('dist/_headers', 'utf8'));
    await host.up();
  });
  afterEach(async () => {
    if (server.listening) await host.down();
  });
  return host;
}

/**
 * Waits until a page's files are kept by its service worker, and has the browser's own cache, which would do instead
 * for a while, forget them.
 */
export async function awaitCopy(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
}

const MISSING = { file: '', type: 'text/plain' };

/** The file of `dist/` that a version has at a path: a page where there is none. */
function fileAt(path: string, version: number): typeof MISSING {
  const assets = folderOf(version);
  const isAsset = path.startsWith('/assets/');
  if (isAsset && !path.startsWith(`/${assets}`)) return MISSING;
  const name = path.replace(`/${assets}`, '/assets/');
  const isThere = (file: string) => existsSync(file) && statSync(file).isFile();
  const found = [join('dist', name), join('dist', `${name}.html`)].find(isThere);
  if (!found && isAsset) return MISSING;
  const file = found ?? 'dist/index.html';
  return { file, type: TYPES[extname(file)] ?? 'text/plain' };
}

function ofVersion(file: string, version: number): string | Buffer {
  const whole = readFileSync(file);
  if (version === 1 || !/\.(html|js|css)$/.test(file)) return whole;
  const text = whole.toString();
  if (file !== 'dist/sw.js') return withPolicy(moved(text, version), version);
  return text
    .replaceAll('"url":"assets/', `"url":"${folderOf(version)}`)
    .replaceAll('"revision":"', `"revision":"${version}`);
}

/** The policy in a text, for the inline script of a version, which names assets too. */
function withPolicy(text: string, version: number): string {
  const [, script = ''] = /<script>([^<]+)/.exec(readFileSync('dist/index.html', 'utf8')) ?? [];
  const hash = (of: string) => createHash('sha256').update(of).digest('base64');
  return text.replaceAll(hash(script), hash(moved(script, version)));
}

function moved(text: string, version: number): string {
  return text.replaceAll('assets/', folderOf(version));
}

function folderOf(version: number): string {
  return version === 1 ? 'assets/' : `assets/v${version}/`;
}
