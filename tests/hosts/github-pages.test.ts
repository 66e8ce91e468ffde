import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaType } from '../../tools/build/media-types.ts';
import { openBrowser } from '../e2e/browser.ts';
import { awaitTitle, button } from '../e2e/steps.ts';

/** The copy that docs/hosting.md has made after the build. */
const NOT_FOUND = readFileSync('dist/index.html');

let server: Server;
let site: string;
beforeAll(async () => {
  // As GitHub Pages does: no headers of the site's own, and 404.html, with status 404, for all that is no file.
  server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host');
    const names = [pathname.replace(/\/$/, '/index.html'), `${pathname}.html`].map((name) => `dist${name}`);
    const file = names.find((name) => existsSync(name)) ?? '';
    const type = mediaType(file) ?? 'text/html; charset=utf-8';
    response.writeHead(file ? 200 : 404, { 'Content-Type': type, 'Cache-Control': 'max-age=600' });
    response.end(file ? readFileSync(file) : NOT_FOUND);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const { open } = openBrowser({ moves: false });

test('GitHub Pages: an unknown path is home, with status 404, and a lost asset is a 404', async () => {
  // The browser tells the status of the page itself.
  const { page } = await open({ path: null, allow: /status of 404/ });
  const answer = await page.goto(`${site}/no/such/page`);
  expect(answer?.status()).toBe(404);
  await page.waitForURL(`${site}/`);
  await button(page, 'Números frequentes').click();
  await awaitTitle(page, 'Números frequentes');
  expect((await page.goto(`${site}/new`))?.status()).toBe(200);
  expect((await fetch(`${site}/assets/gone.js`)).status).toBe(404);
});
