import { describe, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { plainHost } from './plain-host.ts';

// A hydration error would be on the console, and fail the test there.
const { open } = openBrowser({ moves: false });

describe('a host that answers every address with home', () => {
  const host = plainHost({ fallback: true });

  test('has the premium page too', async () => {
    const { page } = await open({ site: host.site(), path: '/vip1922/?x=1' });
    await page.getByRole('button', { name: 'Menu de estratégias VIP' }).click();
    await page.getByRole('heading', { level: 1, name: 'Estratégia' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/vip1922');
    await page.goBack();
    await page.getByText(/^Passo 1: escolha a loteria/).waitFor();
    expect(await page.getByText('Teste grátis').count()).toBe(0);
  });

  test('/new/ is the variant, at the view of the address', async () => {
    const { page } = await open({ site: host.site(), path: '/new/?view=frequent' });
    await page.getByRole('heading', { level: 1, name: 'Números Quentes' }).waitFor();
    expect(await page.locator('h1').count()).toBe(1);
  });
});

describe('a host that knows files and nothing else', () => {
  const host = plainHost();

  test('has each page at its file, which stays that through a reload', async () => {
    const { page } = await open({ site: host.site(), path: '/vip1922.html' });
    await page.getByRole('button', { name: 'Menu de estratégias VIP' }).click();
    const title = page.getByRole('heading', { level: 1, name: 'Passo 2: estratégia' });
    await title.waitFor();
    await page.reload();
    await title.waitFor();
  });
});

test('home is home, also where another page is served for it', async () => {
  const { page, context } = await open({ path: '/new' });
  await context.route('**/', (route) => route.fulfill({ path: 'dist/vip1922.html' }));
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('button', { name: 'Números frequentes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Números mais frequentes' }).waitFor();
});
