import { expect, test } from 'vitest';
import { LINKS } from '../engines/links.ts';
import { openBrowser } from './browser.ts';
import { engineNumbers, runIn } from './engine-numbers.ts';
import { awaitResult, choose, generateFast, ticketNumbers } from './steps.ts';
import { SITE_URL, subPathHost } from './sub-path-host.ts';

// What the policy forbids, a file that is not there and a page that is rendered anew would be on the console, and fail
// the test there.
const { open } = openBrowser({ moves: false });
const home = subPathHost('/robo/');

/** A page below the base, and all that it asks for elsewhere. */
async function openBelow(path: string, options = {}) {
  const { page, context } = await open({ ...options, path: null });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await page.goto(new URL(path, home()).href);
  return { page, context, outside: () => asked.filter((url) => !url.startsWith(home())) };
}

test('below /robo/ a run is made, is there after a reload, and is in the copied link', async () => {
  const { page, context, outside } = await openBelow('', { clock: true, premium: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(page, 'diadasorte', 5);
  await generateFast(page);
  const address = page.url();
  expect(address.startsWith(`${home()}?r=`)).toBe(true);
  expect(address.length).toBeLessThanOrEqual(home().length + 80);
  expect(runIn(address)).toMatchObject({ lottery: 'diadasorte', games: 5 });
  const tickets = await ticketNumbers(page);
  expect(tickets).toEqual(engineNumbers(address));
  await page.reload();
  await awaitResult(page);
  expect(await ticketNumbers(page)).toEqual(tickets);
  await page.getByRole('button', { name: 'Copiar link' }).click();
  await page.getByText('Link copiado').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(address);
  await page.goBack();
  await page.getByRole('button', { name: /Gerar bilhete rápido/ }).waitFor();
  expect(page.url()).toBe(home());
  expect(outside()).toEqual([]);
});

test('below /robo/ the other pages, the views and the data of the worker load', async () => {
  const { page, outside } = await openBelow('new');
  await page.getByRole('button', { name: 'Números Quentes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Números Quentes' }).waitFor();
  expect(page.url()).toBe(`${home()}new?view=frequent`);
  await page.goto(`${home()}vip1922?view=strategy`);
  await page.getByRole('heading', { level: 1, name: 'Estratégia' }).waitFor();
  const wheel = LINKS.find((link) => link.includes('cercamento')) ?? '';
  await page.goto(home() + wheel);
  await awaitResult(page);
  expect(await ticketNumbers(page)).toEqual(engineNumbers(home() + wheel));
  expect(outside()).toEqual([]);
});

test('below /robo/ what is no page leads to home, with what it asks for', async () => {
  const { page } = await open({ path: null });
  for (const path of ['no/such/page', 'robo/', '../robo']) {
    await page.goto(new URL(`${path}?view=frequent`, home()).href);
    await page.getByRole('heading', { level: 1, name: 'Números mais frequentes' }).waitFor();
    expect(page.url()).toBe(`${home()}?view=frequent`);
  }
});

test('a page below /robo/ tells chats and crawlers where it is; premium is in no list', async () => {
  const get = async (path: string) => {
    const response = await fetch(new URL(path, home()));
    return { type: response.headers.get('content-type'), text: await response.text() };
  };
  const { text } = await get('new');
  expect(text).toContain(`<link rel="canonical" href="${SITE_URL}/robo/new">`);
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(text) ?? [];
  expect((await get(picture.replace(SITE_URL, ''))).type).toBe('image/png');
  const robots = await get('robots.txt');
  const [, list = ''] = /^Sitemap: (.*)$/m.exec(robots.text) ?? [];
  const sitemap = await get(list.replace(SITE_URL, ''));
  expect(sitemap.type).toBe('application/xml; charset=utf-8');
  expect(sitemap.text.match(/(?<=<loc>)[^<]+/g)).toEqual([
    `${SITE_URL}/robo/`,
    `${SITE_URL}/robo/new`,
    `${SITE_URL}/robo/resultados`,
  ]);
  expect((await get('vip1922')).text).not.toMatch(/rel="canonical"|og:url/);
});

test('below /robo/ the app is kept and found again without a network, with its own manifest', async () => {
  const { page, context } = await open({
    path: null,
    serviceWorkers: 'allow',
  });
  await page.goto(home());
  const kept = await page.evaluate(async () => {
    const { scope } = await navigator.serviceWorker.ready;
    const copies = await (await caches.open(`robo-da-sorte:${scope}`)).keys();
    return copies.map(({ url }) => url);
  });
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((url) => !url.startsWith(home()))).toEqual([]);
  const devtools = await context.newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${home()}manifest.webmanifest`, []]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ id: '/robo/', start_url: '/robo/' });
  await context.setOffline(true);
  await page.goto(`${home()}new?view=frequent`);
  await page.getByRole('heading', { level: 1, name: 'Números Quentes' }).waitFor();
  await page.goto(`${home()}no/such/page`);
  await page.waitForURL(home());
});
