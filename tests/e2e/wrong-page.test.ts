import { describe, expect, test } from 'vitest';
import { site } from '../../src/content/shell/site.ts';
import { openBrowser } from './browser.ts';
import { faultyHost } from './faulty-host.ts';
import { awaitTitle, button } from './steps.ts';

// A hydration error would be on the console, and fail the test there.
const homely = faultyHost('is home');
const host = faultyHost('is not there');
const pages = faultyHost('404.html');
const { open } = openBrowser({ moves: false });

describe('a host that answers every address with home', () => {
  test('has the premium page too', async () => {
    const { page } = await open({ site: homely.site(), path: '/vip1922/?x=1' });
    await button(page, 'Menu de estratégias VIP').click();
    await awaitTitle(page, 'Estratégia');
    expect(new URL(page.url()).pathname).toBe('/vip1922');
    await page.goBack();
    await page.getByText(/^Passo 1: escolha a loteria/).waitFor();
    expect(await page.getByText('Teste grátis').count()).toBe(0);
  });

  test('/new/ is the variant, at the view of the address', async () => {
    const { page } = await open({ site: homely.site(), path: '/new/?view=frequent' });
    await awaitTitle(page, site.frequent.hot);
    expect(await page.locator('h1').count()).toBe(1);
  });
});

test('a host that knows files and nothing else has each page at its file, which stays that through a reload', async () => {
  const { page } = await open({ site: host.site(), path: '/vip1922.html' });
  await button(page, 'Menu de estratégias VIP').click();
  await awaitTitle(page, 'Estratégia');
  await page.reload();
  await awaitTitle(page, 'Estratégia');
});

test('home is home, also where another page is served for it', async () => {
  const { page, context } = await open({ path: '/new' });
  await context.route('**/', (route) => route.fulfill({ path: 'dist/vip1922.html' }));
  await page.goto(new URL('/', page.url()).href);
  await button(page, site.frequent.frequent).click();
  await awaitTitle(page, site.frequent.frequent);
});

test('GitHub Pages, with a copy of home as 404.html, have home for an unknown path, and a 404 for a lost asset', async () => {
  // The browser tells the status of the page itself.
  const { page } = await open({ site: pages.site(), path: null, allow: /status of 404/ });
  expect((await page.goto(`${pages.site()}/no/such/page`))?.status()).toBe(404);
  await page.waitForURL(`${pages.site()}/`);
  await button(page, site.frequent.frequent).click();
  await awaitTitle(page, site.frequent.frequent);
  expect((await page.goto(`${pages.site()}/new`))?.status()).toBe(200);
  expect((await page.goto(`${pages.site()}/assets/gone.js`))?.status()).toBe(404);
});
