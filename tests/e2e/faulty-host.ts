import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
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
 * What a host does with a path that is no file: the shipped rules (a page is home, a lost asset a 404, which browsers
 * keep for a year here), a 404 for all, or home for all.
 */
type Missing = 'as shipped' | 'is not there' | 'is home';

/** What a host does wrong in a test. */
const FAULTLESS = {
  /** The version of the site: 2 is the same, with each of its assets at another address, the former gone. */
  version: 1,
  /** Files that are lost. */
  lost: null as RegExp | null,
  /** Scripts of which not all is there: without their last brace, as a half may by chance be a script of its own. */
  cut: null as RegExp | null,
  /** Files of which the first half comes and then nothing more. */
  stalled: null as RegExp | null,
  /** How often that has happened. */
  stalls: 0,
};

/**
 * A host of the build with the shipped headers, anew for each test, that can go away and come back. To be called before
 * `openBrowser`, whose pages are closed first then.
 */
export function faultyHost(missing: Missing = 'as shipped') {
  let server: Server;
  let port = 0;
  let rules: HeaderRule[] = [];
  const stalling: ServerResponse[] = [];
  const host = {
    ...FAULTLESS,
    /** The paths that were asked for, in their order. */
    asked: [] as string[],
    /** The address, without a slash at the end. */
    site: () => `http://127.0.0.1:${port}`,
    async up() {
      server = createServer((request, response) => {
        const [path = '/'] = (request.url ?? '/').split('?');
        host.asked.push(path);
        for (const rule of rules.filter((known) => appliesTo(known, path))) {
          for (const [name, value] of Object.entries(rule.headers)) {
            response.setHeader(name, withPolicy(value, host.version));
          }
        }
        const file = host.lost?.test(path) ? lostFile(missing) : fileAt(path, host.version, missing);
        response.writeHead(file ? 200 : 404, { 'Content-Type': TYPES[extname(file)] ?? 'text/plain' });
        const whole = file ? ofVersion(file, host.version) : Buffer.from('not found');
        const half = whole.subarray(0, whole.length / 2);
        if (host.stalled?.test(path)) {
          host.stalls++;
          stalling.push(response);
          response.write(half);
        } else response.end(host.cut?.test(path) ? whole.subarray(0, whole.lastIndexOf('}')) : whole);
      });
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      port = (server.address() as AddressInfo).port;
    },
    async down() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
    /** Ends the connections of the files that are stalled, which come whole from now on. */
    endStalls(): void {
      host.stalled = null;
      for (const response of stalling.splice(0)) response.destroy();
    },
  };

  beforeEach(async () => {
    Object.assign(host, FAULTLESS, { asked: [] });
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

const HOME = 'dist/index.html';
const lostFile = (missing: Missing) => (missing === 'is home' ? HOME : '');

/** The file of `dist/` that a version has at a path; empty where it is not there. */
function fileAt(path: string, version: number, missing: Missing): string {
  const assets = folderOf(version);
  const isAsset = path.startsWith('/assets/');
  if (isAsset && !path.startsWith(`/${assets}`)) return lostFile(missing);
  const name = path === '/' ? 'index.html' : path.replace(`/${assets}`, '/assets/');
  const names = missing === 'as shipped' ? [name, `${name}.html`] : [name];
  const isThere = (file: string) => existsSync(file) && statSync(file).isFile();
  const found = names.map((each) => join('dist', each)).find(isThere);
  return found ?? (missing === 'as shipped' && !isAsset ? HOME : lostFile(missing));
}

function ofVersion(file: string, version: number): Buffer {
  const whole = readFileSync(file);
  if (version === 1 || !/\.(html|js|css)$/.test(file)) return whole;
  const text = whole.toString();
  if (file !== 'dist/sw.js') return Buffer.from(withPolicy(moved(text, version), version));
  return Buffer.from(
    text
      .replaceAll('"url":"assets/', `"url":"${folderOf(version)}`)
      .replaceAll('"revision":"', `"revision":"${version}`),
  );
}

/** The policy in a text, for the inline script of a version, which names assets too. */
function withPolicy(text: string, version: number): string {
  const [, script = ''] = /<script>([^<]+)/.exec(readFileSync(HOME, 'utf8')) ?? [];
  const hash = (of: string) => createHash('sha256').update(of).digest('base64');
  return text.replaceAll(hash(script), hash(moved(script, version)));
}

function moved(text: string, version: number): string {
  return text.replaceAll('assets/', folderOf(version));
}

function folderOf(version: number): string {
  return version === 1 ? 'assets/' : `assets/v${version}/`;
}
