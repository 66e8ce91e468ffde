import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { site as siteTexts } from '../../src/content/shell/site.ts';
import { openBrowser } from './browser.ts';
import { pauseClock } from './clock.ts';
import { quick } from './steps.ts';

const { open, site } = openBrowser();

/** In the page, before its scripts: whether the page was whole at its first frame. */
function noteFirstFrame(): void {
  requestAnimationFrame(() => {
    if (location.protocol === 'http:')
      document.documentElement.dataset.first = String(!!document.querySelector('#gerando'));
  });
}

/** Serves home up to its list of lotteries and, once told to, the rest. */
async function serveInHalves(html: string): Promise<{ address: string; release: () => void }> {
  const half = html.indexOf('</select>');
  let rest: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    rest = response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    rest.write(html.slice(0, half));
  }).listen(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, release: () => rest?.end(html.slice(half)) };
}

describe('the prerendered page', () => {
  test('it is readable and laid out without JavaScript', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.getByRole('heading', { level: 1, name: siteTexts.appName }).waitFor();
    const button = quick(page);
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
    expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    await page.getByRole('navigation').getByRole('link', { name: siteTexts.nav.results }).waitFor();
    // Nothing that a strict policy forbids.
    const html = await page.content();
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/\son[a-z]+=/);
    expect(html).not.toContain('unsafe-inline');
  });

  test('waits for no other style or script before its first paint', async () => {
    const { page } = await open({ path: null, javaScriptEnabled: false });
    const kinds: string[] = [];
    page.on('request', (request) => kinds.push(request.resourceType()));
    await page.goto(site);
    expect(kinds).toContain('document');
    expect(kinds).not.toContain('stylesheet');
    expect(kinds).not.toContain('script');
  });

  test('keeps its DOM when it is hydrated', async () => {
    const { page } = await open({
      before: () => {
        document.addEventListener('readystatechange', () => {
          const select = document.querySelector('select');
          if (select) Object.assign(window, { first: select });
        });
      },
    });
    await page.waitForEvent('worker');
    const same = () => (window as unknown as { first: Element }).first === document.querySelector('select');
    expect(await page.evaluate(same)).toBe(true);
  });

  test('it is whole in its first frame, where a slow processor or line has it in two parts', async () => {
    const html = await (await fetch(`${site}/`)).text();
    const firstFrame = async (page: string, isWhole: boolean) => {
      const { address, release } = await serveInHalves(page);
      const visit = await open({ path: null, before: noteFirstFrame, allow: /404/ });
      const going = visit.page.goto(address);
      await visit.page.locator('select option').last().waitFor({ state: 'attached' });
      const first = visit.page.locator('html[data-first]');
      // Without what holds the frame back it comes before the rest.
      if (!isWhole) await first.waitFor({ state: 'attached' });
      release();
      await going;
      return first.getAttribute('data-first');
    };
    expect(await firstFrame(html.replace('rel="expect"', 'rel="nothing"'), false)).toBe('false');
    expect(await firstFrame(html, true)).toBe('true');
  });

  test('does not flash home on the way to another view', async () => {
    const { page, context } = await open({ clock: true });
    await context.route('**/assets/*.js', () => {});
    // Once its script has been away for long, the page shows what is there.
    await pauseClock(page);
    await page.goto(`${new URL(page.url()).origin}/?view=frequent`, { waitUntil: 'commit' });
    await page.getByRole('banner').waitFor();
    expect(await page.getByRole('main').isVisible()).toBe(false);
  });
});
