import { describe, expect, test } from 'vitest';
import { site } from '../../src/content/shell/site.ts';
import { wholeTest } from '../support/whole-test.ts';
import { openBrowser } from './browser.ts';
import { pauseClock } from './clock.ts';
import { engineNumbers } from './engine-numbers.ts';
import { linkTo } from './link.ts';
import {
  awaitResult,
  barOf,
  button,
  choose,
  generateFast,
  isFocused,
  openDetails,
  playslipIn,
  pressInMenu,
  skipOverlay,
  ticketNumbers,
  unfolder,
} from './steps.ts';

const { open } = openBrowser();

const LINK = linkTo({ games: 3 }, '/vip1922');

/** In the page: what is put on the clipboard. */
function keepCopies(): void {
  Object.assign(window, { copied: [] as string[] });
  if (navigator.clipboard)
    navigator.clipboard.writeText = async (text: string) => {
      (window as unknown as { copied: string[] }).copied.push(text);
    };
}

describe('a batch', () => {
  test('has its ways on: to share, to mark, to odds and cost; is copied, saved and undone with one tap', async () => {
    const { page } = await open({ path: LINK, before: keepCopies, clock: true });
    await awaitResult(page);
    await page.getByText(/^3 jogos · Mega-Sena · R\$.18,00$/).waitFor();
    await page.getByText(/Juntos: \d+ números diferentes · (há bilhetes com|nenhum número)/).waitFor();
    const bar = barOf(page);
    const dialog = (name: string) => page.getByRole('dialog', { name });
    await bar.getByRole('button', { name: site.share }).click();
    await dialog(site.share).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: site.copyMode }).click();
    await dialog(site.copyMode).getByRole('heading', { name: 'Bilhete 1 de 3' }).waitFor();
    await page.keyboard.press('Escape');
    await openDetails(page);
    await page.getByText('1 em 154.518').waitFor();
    const card = page.getByRole('article', { name: 'Bilhete 2' });
    await unfolder(card).press('Enter');
    await pressInMenu(card, 'Ver volante');
    expect(await playslipIn(card).locator('b').count()).toBe(6);
    await pressInMenu(card, 'Esconder volante');
    await playslipIn(card).waitFor({ state: 'detached' });
    await pauseClock(page);
    await pressInMenu(bar, 'Copiar todos');
    await page.getByText('Números dos 3 bilhetes copiados').waitFor();
    const [copied] = await page.evaluate(() => (window as unknown as { copied: string[] }).copied);
    const lines = (await ticketNumbers(page)).map((numbers) => `Mega-Sena: ${numbers.join(' ')}`);
    expect(copied?.split('\n')).toEqual(lines);
    const saved = page.getByRole('article').getByRole('button', { name: 'Salvo' });
    await bar.getByRole('button', { name: 'Salvar todos' }).click();
    await page.getByText('3 jogos salvos em “Meus jogos”').waitFor();
    expect(await saved.count()).toBe(3);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.poll(() => saved.count()).toBe(0);
    await bar.getByRole('button', { name: 'Salvar todos' }).click();
    await expect.poll(() => saved.count()).toBe(3);
    await page.clock.runFor(10_000);
    await bar.getByRole('button', { name: 'Salvos' }).click();
    await page.getByText('Estes jogos já estão em “Meus jogos”').waitFor();
  });

  wholeTest('gives another ticket for one of its own; its link makes that one too', async () => {
    const { page } = await open({ path: LINK });
    await awaitResult(page);
    const before = await ticketNumbers(page);
    const second = page.getByRole('article', { name: 'Bilhete 2' });
    // The others stay as they are, the page where it is, and the focus where the next tap would be.
    const others = await page.getByRole('article').all();
    const stay = await Promise.all([others[0], others[2]].map((one) => one?.elementHandle()));
    await unfolder(second).press('Enter');
    await pressInMenu(second, 'Trocar por outro');
    await page.getByText('Bilhete 2 trocado por outro').waitFor();
    for (const card of stay) expect(await card?.evaluate((it) => it.isConnected)).toBe(true);
    expect(await isFocused(button(second, 'Ações do Bilhete 2'))).toBe(true);
    const after = await ticketNumbers(page);
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(before.map(String)).not.toContain(String(after[1]));
    expect(after).toEqual(engineNumbers(page.url()));
    await page.reload();
    await awaitResult(page);
    expect(await ticketNumbers(page)).toEqual(after);
  });
});

/**
 * Notes, in the very task in which they begin to come, what ten balls do: not how far they are, which takes its own
 * time. A busy machine looks when they are all there.
 */
function noteSteps(): void {
  Reflect.deleteProperty(window, 'steps');
  new MutationObserver((_, observer) => {
    const balls = [...document.querySelectorAll('[data-reveal=running] > article b')];
    if (balls.length < 10) return;
    observer.disconnect();
    const steps = balls.map((ball) => {
      const { animationName, animationDelay } = getComputedStyle(ball);
      return [animationName !== 'none', Math.round(1000 * Number.parseFloat(animationDelay))];
    });
    Object.assign(window, { steps });
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

wholeTest('a new run has its numbers come one by one, or all at once after a tap; a link has not', async () => {
  const { page } = await open({ clock: true, premium: true });
  await choose(page, 'quina', 2);
  await page.evaluate(noteSteps);
  await generateFast(page);
  const tickets = page.locator('[data-reveal=running]');
  const noted = () => page.evaluate(() => (window as unknown as { steps?: unknown }).steps);
  // Those of the first ticket; the others come as one.
  const each = [0, 60, 120, 180, 240].map((delay) => [true, delay]);
  await expect.poll(noted).toEqual([...each, ...each.map(() => [false, 0])]);
  await page.getByRole('article').first().dispatchEvent('pointerdown');
  await expect.poll(() => tickets.count()).toBe(0);
  // The same choices, another seed.
  const before = await ticketNumbers(page);
  await page.evaluate(noteSteps);
  await skipOverlay(page, () => pressInMenu(barOf(page), 'Gerar de novo'));
  await expect.poll(noted).toBeDefined();
  await page.clock.runFor(1200);
  await expect.poll(() => tickets.count()).toBe(0);
  const after = await ticketNumbers(page);
  expect(after).toHaveLength(2);
  expect(after).not.toEqual(before);
  await page.reload();
  await awaitResult(page);
  expect(await tickets.count()).toBe(0);
});
