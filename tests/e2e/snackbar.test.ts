import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { home } from '../../src/content/home/home.ts';
import { registerTexts } from '../../src/content/registering/register.ts';
import { site } from '../../src/content/shell/site.ts';
import { wholeTest } from '../support/whole-test.ts';
import { openBrowser } from './browser.ts';
import { pauseClock } from './clock.ts';
import { linkTo } from './link.ts';
import { atSaved, awaitResult, awaitWorker, button, openGameMenu, pressInMenu, quick, unfoldGames } from './steps.ts';

const { open } = openBrowser();

const RESULT = linkTo({ games: 2 });

async function boxOf(place: Locator) {
  await place.waitFor();
  // Where it stands once it has come.
  await place.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const box = await place.boundingBox();
  if (!box) throw new Error('not on the page');
  return { ...box, bottom: box.y + box.height };
}

const toast = (page: Page, text: string | RegExp) => page.getByRole('status').locator('div', { hasText: text });

describe('a toast', () => {
  wholeTest('of a result stands beside its way back and covers nothing else', async () => {
    const { page } = await open({ path: RESULT, clock: true });
    await awaitResult(page);
    await pauseClock(page);
    await pressInMenu(page.getByRole('article').first(), 'Copiar');
    const box = await boxOf(toast(page, /Números copiados|Não deu para copiar/));
    const back = await boxOf(page.getByRole('button', { name: site.newGame }));
    expect(box.x).toBeGreaterThanOrEqual(back.x + back.width);
    expect(box.bottom).toBeLessThanOrEqual((await boxOf(page.getByText(/^2 jogos · Mega-Sena/))).y);
  });

  wholeTest('does not cover the main button of home', async () => {
    const { page } = await open({ clock: true });
    await pauseClock(page);
    await page.getByRole('combobox', { name: home.lottery }).selectOption('quina');
    const box = await boxOf(toast(page, 'Loteria alterada para Quina'));
    const button = await boxOf(quick(page));
    expect(box.bottom <= button.y || box.y >= button.bottom).toBe(true);
  });

  test('one of a saved ticket leads to it, and its button says «Salvo» for as long as it is', async () => {
    const { page } = await open({ path: RESULT });
    await awaitResult(page);
    const card = page.getByRole('article', { name: 'Bilhete 1' });
    await card.getByRole('button', { name: 'Salvar' }).click();
    await card.getByRole('button', { name: 'Salvo' }).waitFor();
    const other = page.getByRole('article', { name: 'Bilhete 2' });
    expect(await other.getByRole('button', { name: 'Salvar' }).count()).toBe(1);
    await toast(page, 'Jogo salvo').getByRole('button', { name: 'Ver' }).click();
    const saved = await atSaved(page);
    await saved.getByRole('heading', { level: 2, name: 'Mega-Sena' }).waitFor();
    await page.goBack();
    await awaitResult(page);
    await page.reload();
    await card.getByRole('button', { name: 'Salvo' }).click();
    await toast(page, 'já está em').getByRole('button', { name: 'Ver' }).click();
    await atSaved(page);
    await unfoldGames(saved);
    await saved.getByRole('button', { name: /^Já registrei: / }).click();
    await button(saved, registerTexts.keep).click();
    await button(saved, 'Fechar').click();
    await page.goBack();
    await page.getByText('1 registrado · Jogo Rápido').waitFor();
    await page.goForward();
    await unfoldGames(saved);
    await openGameMenu(saved);
    await saved.getByRole('button', { name: /^Apagar: / }).click();
    await page.goBack();
    await card.getByRole('button', { name: 'Salvar' }).waitFor();
  });
});

wholeTest('the second of two quick taps on «Cancelar» presses nothing of what is below', async () => {
  const { page } = await open({ clock: true, premium: true });
  await page.getByRole('button', { name: home.quick }).waitFor();
  await pauseClock(page);
  // What hears the rest of a gesture comes with the engine.
  await quick(page).click();
  const { x, y } = await boxOf(page.getByRole('button', { name: 'Cancelar' }));
  await awaitWorker(page);
  await page.evaluate(() => {
    const heard = { clicks: 0 };
    Object.assign(window, { heard });
    document.addEventListener('click', () => heard.clicks++);
  });
  const clicks = () => page.evaluate(() => (window as unknown as { heard: { clicks: number } }).heard.clicks);
  await page.mouse.click(x + 10, y + 10);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await clicks()).toBe(1);
  await page.mouse.click(x + 10, y + 10);
  expect(await clicks()).toBe(1);
  // Two frames later it is on the screen, and half a second counts from there.
  await page.clock.runFor(400);
  await page.mouse.click(x + 10, y + 10);
  expect(await clicks()).toBe(1);
  // Elsewhere a tap is a tap, and here as well once the gesture is over.
  await page.mouse.click(5, y - 60);
  expect(await clicks()).toBe(2);
  await page.clock.runFor(600);
  await page.mouse.click(x + 10, y + 10);
  expect(await clicks()).toBe(3);
});
