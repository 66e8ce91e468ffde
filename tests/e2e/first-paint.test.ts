import { describe, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';

const { open } = openBrowser();

describe('the prerendered page', () => {
  test('is readable and laid out without JavaScript', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.getByRole('heading', { level: 1, name: 'Robô da Sorte' }).waitFor();
    const button = page.getByRole('button', { name: /Gerar bilhete rápido/ });
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
    expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    await page.getByRole('navigation').getByRole('link', { name: 'Resultados' }).waitFor();
    // Nothing that a strict policy forbids.
    const html = await page.content();
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/\son[a-z]+=/);
    expect(html).not.toContain('unsafe-inline');
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

  test('does not flash home on the way to another view', async () => {
    const { page, context } = await open();
    await context.route('**/assets/*.js', () => {});
    await page.goto(`${new URL(page.url()).origin}/?view=frequent`, { waitUntil: 'commit' });
    await page.getByRole('banner').waitFor();
    expect(await page.getByRole('main').isVisible()).toBe(false);
  });
});
