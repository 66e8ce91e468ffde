import { expect, test } from 'vitest';
import { site } from '../../src/content/shell/site.ts';
import { LINKS } from '../engines/links.ts';
import { openBrowser } from './browser.ts';
import { engineNumbers, runIn } from './engine-numbers.ts';
import { awaitResult, awaitTitle, button, choose, generateFast, quick, ticketNumbers } from './steps.ts';
import { subPathHost } from './sub-path-host.ts';
import { watchVideo } from './watch-video.ts';

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

test('below /robo/ a run is made, and is there after a reload', async () => {
  const { page, outside } = await openBelow('', { clock: true, premium: true });
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
  await page.goBack();
  await quick(page).waitFor();
  expect(page.url()).toBe(home());
  expect(outside()).toEqual([]);
});

test('below /robo/ the other pages, the views and the data of the worker load', async () => {
  const { page, outside } = await openBelow('new');
  await page.getByRole('button', { name: site.frequent.hot }).click();
  await awaitTitle(page, site.frequent.hot);
  expect(page.url()).toBe(`${home()}new?view=frequent`);
  await page.goto(home());
  await watchVideo(page).click();
  await page.frameLocator(`iframe[src="/robo/exemplo/video.html"]`).getByText('Escolha a loteria').waitFor();
  const tab = page.waitForEvent('popup');
  await button(page, '5 jogos').click();
  await button(page, 'Comprar o Premium').click();
  await (await tab).waitForURL(`${home()}exemplo/checkout.html`);
  await page.goto(`${home()}vip1922?view=strategy`);
  await awaitTitle(page, 'Estratégia');
  const wheel = LINKS.find((link) => link.includes('cercamento')) ?? '';
  await page.goto(home() + wheel);
  await awaitResult(page);
  expect(await ticketNumbers(page)).toEqual(engineNumbers(home() + wheel));
  expect(outside()).toEqual([]);
});

test('below /robo/ the app is kept and found again without a network, with its own manifest', async () => {
  const { page, context } = await open({ path: null, serviceWorkers: 'allow' });
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
  await awaitTitle(page, site.frequent.hot);
  await page.goto(`${home()}no/such/page`);
  await page.waitForURL(home());
  const { action } = JSON.parse(data ?? '{}').share_target;
  const sharing = await context.newPage();
  await sharing.setContent(
    `<form method="post" enctype="multipart/form-data"><textarea name="text">x</textarea></form>`,
  );
  await sharing.evaluate((to) => {
    const [form] = document.forms;
    if (form) Object.assign(form, { action: to }).submit();
  }, new URL(action, url).href);
  await sharing.getByRole('button', { name: 'Ler os resultados' }).click();
  await sharing.getByRole('heading', { name: 'Não deu para usar este texto' }).waitFor();
  expect(sharing.url()).toBe(`${home()}resultados?tab=file`);
});
