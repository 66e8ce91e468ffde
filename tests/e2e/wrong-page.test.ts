import { describe, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { plainHost } from './plain-host.ts';

// A hydration error would be on the console, and fail the test there.
const { open } = openBrowser({ loadsAhead: false, moves: false });

describe('a host that answers every address with home', () => {
  const host = plainHost({ fallback: true });

  test.each(['/vip1922', '/vip1922/', '/vip1922/?x=1'])('%s is the premium page', async (path) => {
    const { page } = await open({ site: host.site(), path });
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

  test.each([
    ['/vip1922.html', 'Menu de estratégias VIP', 'Passo 2: estratégia'],
    ['/new.html', 'Números Quentes', 'Números Quentes'],
    ['/index.html', 'Números frequentes', 'Números mais frequentes'],
  ])('%s is its page, and stays that through a reload', async (path, button, title) => {
    const { page } = await open({ site: host.site(), path });
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });
});

test('home is home, also where another page is served for it', async () => {
  const { page, context } = await open({ path: '/new' });
  await context.route('**/', (route) => route.fulfill({ path: 'dist/vip1922.html' }));
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('button', { name: 'Números frequentes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Números mais frequentes' }).waitFor();
});
