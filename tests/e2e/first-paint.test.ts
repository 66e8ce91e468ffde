import { describe, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';

const { open, site } = openBrowser();

describe('the prerendered page', () => {
  test('is readable and laid out without JavaScript', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.getByRole('heading', { level: 1, name: 'Robô da Sorte' }).waitFor();
    const button = page.getByRole('button', { name: /Gerar bilhete rápido/ });
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
    expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    await page.getByText('Jogue com responsabilidade.').waitFor();
  });

  test('holds nothing that a strict policy forbids', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    const html = await page.content();
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/\son[a-z]+=/);
    expect(html).not.toContain('unsafe-inline');
  });

  test('is served with its policy and cache rules', async () => {
    const { page } = await open();
    const response = await page.reload();
    const headers = response?.headers() ?? {};
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('no-cache');
    const script = page.locator('script[src]');
    await script.waitFor({ state: 'attached' });
    const asset = await page.request.get(`${site}${await script.getAttribute('src')}`);
    expect(asset.headers()['cache-control']).toContain('immutable');
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
    const same = () =>
      (window as unknown as { first: Element }).first === document.querySelector('select');
    expect(await page.evaluate(same)).toBe(true);
  });

  test('loses no tap made before it is hydrated', async () => {
    const { page, context } = await open({ premium: true });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('combobox', { name: 'Loteria' }).selectOption('quina');
    await page.getByRole('button', { name: '3 jogos' }).click();
    await page.getByRole('button', { name: /Gerar bilhete rápido/ }).click();
    release();
    await page.getByRole('dialog', { name: 'Gerando seus jogos' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '3 jogos', pressed: true }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Loteria' }).inputValue()).toBe('quina');
  });

  test('does not flash home on the way to another view', async () => {
    const { page, context } = await open();
    await context.route('**/assets/*.js', () => {});
    await page.goto(`${new URL(page.url()).origin}/?view=frequent`, { waitUntil: 'commit' });
    await page.getByRole('banner').waitFor();
    expect(await page.getByRole('main').isVisible()).toBe(false);
  });
});
