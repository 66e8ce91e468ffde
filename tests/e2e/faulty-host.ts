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
 * keep for a year here), a 404 for all, home for all, or, as on GitHub Pages, `404.html`, the copy of home, with status
 * 404 for all and none of the shipped headers.
 */
export type Missing = 'as shipped' | 'is not there' | 'is home' | '404.html';

/**
 * What becomes of a file on its way: a 404 or home, as the host does with what is missing; a page of the host's own, with
 * status 200; scripts without their last brace, as a half may by chance be a script of its own, and half of what has
 * none; home in its place, with status 200; half and then the end of the connection; nothing at all until `release`.
 */
export type Harm = 'lost' | 'closed' | 'cut' | 'page' | 'reset' | 'held';

/** What a host does wrong in a test. */
const FAULTLESS = {
  /** The version of the site: 2 is the same, with each of its assets at another address, the former gone. */
  version: 1,
  /** Files that do not come as they are. */
  harm: null as { readonly file: RegExp; readonly how: Harm } | null,
};

/** A host of the build with the shipped headers, that can go away and come back. */
export type FaultyHost = ReturnType<typeof createFaultyHost>;

/** A file of the host's own, which its policy lets run. */
const FIRST = '/first.js';

/** Makes such a host, which is not up yet; with a script before all others of its pages, if it is given. */
export function createFaultyHost(missing: Missing = 'as shipped', first = '') {
  let server: Server | undefined;
  let port = 0;
  const rules: HeaderRule[] = parseHeadersFile(readFileSync('dist/_headers', 'utf8'));
  const waiting: (() => void)[] = [];
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
        for (const rule of rules.filter((known) => missing !== '404.html' && appliesTo(known, path))) {
          for (const [name, value] of Object.entries(rule.headers)) {
            response.setHeader(name, withPolicy(value, host.version));
          }
        }
        if (path === FIRST) response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(first);
        else answer(path, response);
      });
      await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
      port = (server.address() as AddressInfo).port;
    },
    async down() {
      const closed = new Promise((resolve) => server?.close(resolve));
      server?.closeAllConnections();
      await closed;
      server = undefined;
    },
    isUp: () => server !== undefined,
    /** Answers what is held: all comes whole from now on. */
    release(): void {
      host.harm = null;
      for (const go of waiting.splice(0)) go();
    },
  };

  function answer(path: string, response: ServerResponse): void {
    const how = host.harm?.file.test(path) ? host.harm.how : undefined;
    if (how === 'held') {
      waiting.push(() => answer(path, response));
      return;
    }
    const isReal = how !== 'lost' && how !== 'page';
    const file = isReal ? fileAt(path, host.version, missing) : how === 'page' ? HOME : lostFile(missing);
    const whole = file ? contentOf(file, host, first) : Buffer.from('not found');
    const half = whole.subarray(0, whole.length / 2);
    const sent = how === 'closed' ? TYPES['.html'] : TYPES[extname(file)];
    const isFound = file !== '' && !(missing === '404.html' && file === HOME && path !== '/');
    if (how === 'reset') response.setHeader('Content-Length', whole.length + 100);
    response.writeHead(isFound ? 200 : 404, { 'Content-Type': sent ?? 'text/plain' });
    const brace = whole.lastIndexOf('}');
    switch (how) {
      case 'reset':
        response.write(half, () => response.destroy());
        break;
      case 'closed':
        response.end('<!doctype html><title>Em manutenção</title><h1>Em manutenção</h1></html>');
        break;
      case 'cut':
        response.end(brace > 0 ? whole.subarray(0, brace) : half);
        break;
      default:
        response.end(whole);
    }
  }
  return host;
}

/**
 * Such a host, anew for each test. To be called before `openBrowser`, whose pages are closed first then.
 */
export function faultyHost(missing: Missing = 'as shipped'): FaultyHost {
  const host = createFaultyHost(missing);
  beforeEach(() => {
    Object.assign(host, FAULTLESS, { asked: [] });
    return host.up();
  });
  afterEach(async () => {
    if (host.isUp()) await host.down();
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
const lostFile = (missing: Missing) => (missing === 'is home' || missing === '404.html' ? HOME : '');

/** The file of `dist/` that a version has at a path; empty where it is not there. */
function fileAt(path: string, version: number, missing: Missing): string {
  const assets = folderOf(version);
  const isAsset = path.startsWith('/assets/');
  if (isAsset && !path.startsWith(`/${assets}`)) return lostFile(missing);
  const name = path === '/' ? 'index.html' : path.replace(`/${assets}`, '/assets/');
  const names = missing === 'as shipped' || missing === '404.html' ? [name, `${name}.html`] : [name];
  const isThere = (file: string) => existsSync(file) && statSync(file).isFile();
  const found = names.map((each) => join('dist', each)).find(isThere);
  return found ?? (missing === 'as shipped' && !isAsset ? HOME : lostFile(missing));
}

/** A file as the host has it: a page with what it is told to have. */
function contentOf(file: string, { version }: typeof FAULTLESS, first: string): Buffer {
  const content = ofVersion(file, version);
  if (!file.endsWith('.html') || first === '') return content;
  return Buffer.from(String(content).replace('<head>', `<head><script src="${FIRST}"></script>`));
}

/** A file as a version has it; pages and the service worker's list say the same of it. */
function ofVersion(file: string, version: number): Buffer {
  const whole = readFileSync(file);
  if (version === 1 || !/\.(html|js|css)$/.test(file)) return whole;
  // No mark has a dot.
  const text = whole.toString().replace(/(data-mark="|"revision":")./g, '$1.');
  if (file !== 'dist/sw.js') return Buffer.from(withPolicy(moved(text, version), version));
  const listed = /"integrity":"[^"]+",("revision":null,"url":"assets\/([^"]+)")/g;
  return Buffer.from(
    text
      .replace(
        listed,
        (_, rest, name) => `"integrity":"${sha256(ofVersion(`dist/assets/${name}`, version)).slice(0, 12)}",${rest}`,
      )
      .replaceAll('"url":"assets/', `"url":"${folderOf(version)}`),
  );
}

const sha256 = (of: string | Buffer) => createHash('sha256').update(of).digest('base64');

/** The policy in a text, for the inline script of a version, which names assets too. */
function withPolicy(text: string, version: number): string {
  const [, script = ''] = /<script>([^<]+)/.exec(readFileSync(HOME, 'utf8')) ?? [];
  return text.replaceAll(sha256(script), sha256(moved(script, version)));
}

function moved(text: string, version: number): string {
  return text.replaceAll('assets/', folderOf(version));
}

function folderOf(version: number): string {
  return version === 1 ? 'assets/' : `assets/v${version}/`;
}
