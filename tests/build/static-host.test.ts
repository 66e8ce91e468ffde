import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staticHost } from '../../tools/build/static-host.ts';
import { ask } from './ask.ts';
import { builtSite } from './built-site.ts';

let site: Awaited<ReturnType<typeof builtSite>>;
let server: Server;

beforeAll(async () => {
  site = await builtSite();
  server = createServer(staticHost(site.dist, '/'));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  site.remove();
});

const get = (path: string, headers?: Record<string, string>, method?: string) =>
  ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, path, headers, method);
const YEAR = 'public, max-age=31536000, immutable';

describe('the host', () => {
  test.each([
    ['/', 'index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/new', 'new.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/?view=result', 'index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/no/such/page', 'index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['//example.com/', 'index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/assets/app-1.js', 'assets/app-1.js', 'text/javascript; charset=utf-8', YEAR],
    ['/assets/app-1.css', 'assets/app-1.css', 'text/css; charset=utf-8', YEAR],
    ['/assets/icon-1.svg', 'assets/icon-1.svg', 'image/svg+xml; charset=utf-8', YEAR],
    ['/assets/lost-1.png', 'assets/lost-1.png', 'image/png', YEAR],
    [
      ...(['/results/index.json', 'results/index.json'] as const),
      ...(['application/json; charset=utf-8', 'no-cache'] as const),
    ],
    [...(['/results/quina.bin', 'results/quina.bin'] as const), ...(['application/octet-stream', 'no-cache'] as const)],
    ['/sw.js', 'sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/robots.txt', 'robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    [
      ...(['/manifest.webmanifest', 'manifest.webmanifest'] as const),
      ...(['application/manifest+json; charset=utf-8', 'no-cache'] as const),
    ],
  ])('answers %s with %s as %s, %s', async (path, file, type, cache) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(String(response.body)).toBe(site.textOf(file));
    expect(response.headers['content-type']).toBe(type);
    expect(response.headers['cache-control']).toBe(cache);
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'self'/);
  });

  test('lets the site itself frame a sample, which has no script, and nobody frame a page', async () => {
    const { status, headers, body } = await get('/exemplo/video.html');
    expect([status, String(body)]).toEqual([200, site.textOf('exemplo/video.html')]);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* frame-ancestors 'self'$/);
    expect(headers['cache-control']).toBe('no-cache');
    expect((await get('/new')).headers['content-security-policy']).toMatch(/; frame-ancestors 'none'$/);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['zstd', undefined],
  ])('compresses for «%s» by %s', async (accepted, encoding) => {
    for (const [path, file] of [
      ['/new', 'new.html'],
      ['/assets/app-1.js', 'assets/app-1.js'],
    ]) {
      const response = await get(path ?? '', { 'Accept-Encoding': accepted });
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers.vary).toBe('Accept-Encoding');
      expect(String(response.body)).toBe(site.textOf(file ?? ''));
    }
  });

  test('has no encoding of what is compressed already', async () => {
    const { headers } = await get('/assets/lost-1.png', { 'Accept-Encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBeUndefined();
  });

  test.each(['identity', 'gzip', 'br'])('sends what is known (%s) only once', async (encoding) => {
    const accepted = { 'Accept-Encoding': encoding };
    const { headers } = await get('/new', accepted);
    const tag = headers.etag ?? '';
    const known = await get('/new', { ...accepted, 'If-None-Match': tag });
    expect(known.status).toBe(304);
    expect(String(known.body)).toBe('');
    for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy']) {
      expect(known.headers[name], name).toBe(headers[name]);
    }
    expect((await get('/new', { ...accepted, 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('has a tag of its own for each encoding', async () => {
    const answers = await Promise.all(
      ['identity', 'gzip', 'br'].map((encoding) => get('/new', { 'Accept-Encoding': encoding })),
    );
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test.each([
    ['/new/?x=/', '/new?x=/'],
    ['/new.html', '/new'],
    ['/index.html', '/'],
  ])('leads from %s to %s', async (path, to) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, to]);
  });

  test.each(['GET', 'POST'])('says to %s that a share is lost, which no service worker has taken', async (method) => {
    const { status, headers } = await get('/receber', {}, method);
    expect([status, headers.location]).toEqual([303, '/resultados?tab=file#recebido=lost']);
  });

  test.each([
    ...['/assets/gone.js', '/assets/first-tap', '/assets/', '/assets/404.html'],
    ...['/assets/app-1.js.gz', '/sw.js.br'],
    ...['/results/', '/results/gone.json', '/results/gone.bin', '/exemplo/', '/exemplo/gone.html'],
    ...['/_headers', '/_redirects', '/_nginx.conf', '/_Caddyfile', '/.htaccess'],
  ])('says of %s that it is not there, and lets nobody keep that', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(String(response.body)).toBe('lost');
  });

  test.each(['/%', '/%00', '/assets/%2e%2e%2f%2e%2e%2fpasswd'])('refuses %s', async (path) => {
    expect((await get(path)).status).toBe(400);
  });

  test('says as much to HEAD as to GET, and takes nothing', async () => {
    const [head, all] = await Promise.all([get('/new', {}, 'HEAD'), get('/new')]);
    expect(head.headers).toEqual({ ...all.headers, date: head.headers.date });
    expect(head.body.length).toBe(0);
    const post = await get('/new', {}, 'POST');
    expect(post.status).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD');
  });
});
