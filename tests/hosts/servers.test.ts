import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { staticHost } from '../../tools/build/static-host.ts';
import { type Answer, ask } from '../build/ask.ts';
import { builtSite } from '../build/built-site.ts';
import { describeWith } from '../cluster/describe-with.ts';
import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { nginx } from './nginx.ts';
import { startServer } from './server.ts';

const ALWAYS = [
  ...['content-security-policy', 'x-content-type-options', 'referrer-policy'],
  ...['permissions-policy', 'cross-origin-opener-policy'],
];

/** What both hosts have to say alike. The words of an error are each one's own, but for the page. */
function said({ status, headers, body }: Answer) {
  const hasPage = status < 300 || status === 404;
  const isCompressed = status < 300;
  const names = [
    ...ALWAYS,
    ...(hasPage ? ['content-type'] : []),
    ...(isCompressed ? ['vary', 'content-encoding', 'content-language'] : []),
    ...(status < 400 ? ['cache-control', 'location'] : []),
  ];
  const text = hasPage ? body.toString('latin1') : '';
  return { status, text, headers: names.map((name) => `${name}: ${headers[name]}`) };
}

type Asked = [path: string, headers?: Record<string, string>, method?: string];

/** Asks both for a path and expects one answer; gives the real server's. */
async function expectAlike(server: string, preview: string, ...asked: Asked): Promise<Answer> {
  const [real, like] = await Promise.all([ask(server, ...asked), ask(preview, ...asked)]);
  real.headers.location = pathOf(real);
  expect(said(real), JSON.stringify(asked)).toEqual(said(like));
  return real;
}

/** Where an answer leads to; Apache names the whole address, where others have its path. */
const pathOf = ({ headers: { location } }: Answer) => location?.replace(/^https?:\/\/[^/]+/, '');

for (const real of [nginx, apache, caddy]) {
  describeWith(real.name, real.program !== undefined, () => {
    const ENCODINGS = ['identity', 'gzip', 'gzip, deflate', ...(real.hasBrotli ? ['gzip, br'] : [])];

    describe('the build', () => {
      let server: Awaited<ReturnType<typeof startServer>>;
      beforeAll(async () => {
        server = await startServer(real, resolve('dist'));
      });
      afterAll(() => server.stop());

      const both = (...asked: Asked) => expectAlike(server.site, inject('site'), ...asked);
      const script = () => /src="(\/assets\/initial-[^"]+)"/.exec(readFileSync('dist/index.html', 'utf8'))?.[1] ?? '';

      test.each(['/', '/new', '/vip1922', '/?view=result', '/no/such/page', '//example.com/'])(
        'answers %s as the preview server does, compressed too',
        async (path) => {
          for (const accepted of ENCODINGS) {
            const { status, headers } = await both(path, { 'Accept-Encoding': accepted });
            expect(status).toBe(200);
            expect(headers['cache-control']).toBe('no-cache');
            expect(headers['content-encoding']).toBe(/(br|gzip)/.exec(accepted.replace('gzip, br', 'br'))?.[1]);
          }
        },
      );

      test.each(['video.html', 'checkout.html', 'exemplo.css'])(
        'lets the site itself frame the sample %s, as the preview server does',
        async (name) => {
          for (const accepted of ENCODINGS) {
            const { status, headers } = await both(`/exemplo/${name}`, { 'Accept-Encoding': accepted });
            expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
            expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* frame-ancestors 'self'$/);
          }
        },
      );

      test('a missing sample is a 404 and not home', async () => {
        const { status, headers } = await ask(server.site, '/exemplo/gone.html');
        expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
      });

      test('keeps the files of the build for a year', async () => {
        for (const accepted of ENCODINGS) {
          const { headers } = await both(script(), { 'Accept-Encoding': accepted });
          expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
          expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
          expect(headers.vary).toBe('Accept-Encoding');
        }
      });

      test.each([
        ...['/assets/gone.js', '/assets/', '/assets/first-tap', '/assets/404.html'],
        ...['/_headers', '/_redirects', '/_nginx.conf', '/_Caddyfile', '/index.html.gz', '/index.html.br'],
      ])('says of %s that it is not there, and lets nobody keep that', async (path) => {
        const { status, headers } = await both(path);
        expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
      });

      test.each([
        ['/new/', '/new'],
        ['/new.html', '/new'],
        ['/vip1922/?view=strategy', '/vip1922?view=strategy'],
        ['/index.html?x=/', '/?x=/'],
      ])('leads from %s to %s', async (path, to) => {
        const { status, headers } = await both(path);
        expect([status, headers.location]).toEqual([308, to]);
      });

      test('sends what is known only once', async () => {
        const site = server.site;
        for (const accepted of ENCODINGS) {
          const headers = { 'Accept-Encoding': accepted };
          const { etag = '' } = (await ask(site, '/', headers)).headers;
          const known = await ask(site, '/', { ...headers, 'If-None-Match': etag });
          expect(known.status).toBe(304);
          expect(known.headers['cache-control']).toBe('no-cache');
        }
      });

      // Apache has a 404 for the second one, and Caddy home.
      test.each(real === nginx ? ['/%', '/%00'] : ['/%'])('refuses %s', async (path) => {
        expect((await ask(server.site, path)).status).toBe(400);
      });

      test('answers HEAD, and takes nothing', async () => {
        expect((await both('/new', {}, 'HEAD')).status).toBe(200);
        expect((await both('/new', {}, 'POST')).status).toBe(405);
      });

      test.each(['GET', 'POST'])(
        'says to %s that a share is lost, which no service worker has taken',
        async (method) => {
          const { status, headers } = await both('/receber', {}, method);
          expect([status, headers.location]).toEqual([303, '/resultados?tab=file#recebido=lost']);
        },
      );

      // Apache takes all of it before it answers.
      if (real !== apache) {
        test('says so of a large one too', async () => {
          const answer = await ask(server.site, '/receber', { 'Content-Length': '20000000' }, 'POST');
          expect(answer.status).toBe(303);
        });
      }
    });

    describe('a site below /robo/', () => {
      let server: Awaited<ReturnType<typeof startServer>>;
      let preview: Server;
      let site: Awaited<ReturnType<typeof builtSite>>;
      beforeAll(async () => {
        site = await builtSite('/robo/');
        server = await startServer(real, site.root, '/robo/');
        preview = createServer(staticHost(site.dist, '/robo/'));
        await new Promise<void>((ready) => preview.listen(0, '127.0.0.1', ready));
      });
      afterAll(async () => {
        preview.closeAllConnections();
        preview.close();
        await server.stop();
        site.remove();
      });

      test.each([
        ['/robo/', 200],
        ['/robo/new', 200],
        ['/robo/no/such/page?x', 200],
        ['/robo/sw.js', 200],
        ['/robo/manifest.webmanifest', 200],
        ['/robo/robots.txt', 200],
        ['/robo/assets/app-1.js', 200],
        ['/robo/assets/app-1.css', 200],
        ['/robo/assets/icon-1.svg', 200],
        ['/robo/assets/lost-1.png', 200],
        ['/robo/results/index.json', 200],
        ['/robo/results/quina.bin', 200],
        ['/robo/exemplo/video.html', 200],
        ['/robo/exemplo/exemplo.css', 200],
        ['/robo/new/', 308],
        ['/robo/new.html?x=1', 308],
        ['/robo/index.html', 308],
        ['/robo/receber', 303],
        ['/robo/assets/gone.js', 404],
        ['/robo/results/', 404],
        ['/robo/results/gone.bin', 404],
        ['/robo/_headers', 404],
        ['/robo/_nginx.conf', 404],
        ['/robo/_Caddyfile', 404],
      ])('answers %s (%i) as the preview server does', async (path, status) => {
        const address = `http://127.0.0.1:${(preview.address() as AddressInfo).port}`;
        for (const accepted of ENCODINGS) {
          const headers = { 'Accept-Encoding': accepted };
          const answer = await expectAlike(server.site, address, path, headers);
          expect(answer.status).toBe(status);
        }
      });

      test.each(['', '?x=1'])('leads from /robo%s into the folder', async (query) => {
        const answer = await ask(server.site, `/robo${query}`);
        // Apache does that by itself.
        expect([answer.status, pathOf(answer)]).toEqual([real === apache ? 301 : 308, `/robo/${query}`]);
      });

      test('has nothing to say beside it', async () => {
        const { status, headers } = await ask(server.site, '/other');
        expect(status).toBe(404);
        expect(headers['content-security-policy']).toBeUndefined();
      });
    });
  });
}
