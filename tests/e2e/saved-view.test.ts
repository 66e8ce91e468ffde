import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { registerTexts } from '../../src/content/registering/register.ts';
import { site } from '../../src/content/shell/site.ts';
import { oneOfEach, ticketsOf } from '../state/saved-games/tickets.ts';
import { wholeTest } from '../support/whole-test.ts';
import { violations } from './axe.ts';
import { openBrowser, PHONE } from './browser.ts';
import { cutTexts, smallest, takenMiddles, tooSmall, unstyled } from './page-checks.ts';
import {
  awaitTitle,
  button,
  enlarge,
  isFocused,
  keepOldList,
  openSaved,
  openSavedOptions,
  unfoldGames,
} from './steps.ts';

const { open } = openBrowser({ moves: false });

const group = { id: 'g', name: 'Bolão da firma' };
const BATCH = ticketsOf(11, 13).map((ticket) => ({ ...ticket, group }));

async function openWith(games: readonly object[]): Promise<{ page: Page; saved: Locator }> {
  const { page } = await open();
  await keepOldList(page, games);
  const saved = await openSaved(page);
  await card(saved, 0).waitFor();
  return { page, saved };
}

const card = (saved: Locator, n: number) => saved.getByRole('list', { name: site.saved }).locator('> li').nth(n);

wholeTest('games of all lotteries: each is 88 px high, in its own colour; a chip filters', async () => {
  const { page, saved } = await openWith([...oneOfEach, ...BATCH]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const i of oneOfEach.keys())
      expect((await card(saved, i).boundingBox())?.height, oneOfEach[i]?.lotteryType).toBe(88);
    const colours = await saved
      .locator('li [aria-label^="Números: "] b:first-child')
      .evaluateAll((balls) => balls.map((ball) => getComputedStyle(ball).backgroundColor));
    expect(new Set(colours).size).toBe(oneOfEach.length);
  }
  const names = () => saved.getByRole('heading', { level: 2 }).allTextContents();
  await saved.getByRole('radio', { name: 'Mega-Sena' }).check();
  expect(await names()).toEqual(['Mega-Sena', group.name]);
  await saved.getByRole('radio', { name: 'Mega-Sena' }).press('ArrowRight');
  expect(await names()).toEqual(['Lotofácil']);
});

test('unfolded, with «⋯», all can be read, reached and touched at any size, and axe finds nothing', async () => {
  // The result of the first is due.
  const told = { follow: { from: 2943, draws: 1 }, registered: { on: '2026-11-20', draw: '2026-11-21' } };
  const { page, saved } = await openWith([{ ...oneOfEach[0], ...told }, ...oneOfEach.slice(1), ...BATCH]);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(smallest, 'main [aria-label^="Números: "] :is(b, span)')).toBeGreaterThanOrEqual(1);
  await openSavedOptions(saved);
  await unfoldGames(saved);
  expect(await violations(page)).toEqual([]);
  await saved.getByRole('link', { name: 'Conferir agora' }).waitFor();
  expect(await page.evaluate(tooSmall)).toEqual([]);
  expect(await page.evaluate(unstyled)).toEqual([]);
  for (const [width, percent] of [
    [320, 100],
    [320, 200],
    [360, 200],
    [1280, 100],
  ] as const) {
    await page.setViewportSize({ ...PHONE, width });
    await enlarge(page, percent);
    const reading = `${width} px, ${percent} %`;
    expect.soft(await page.evaluate(cutTexts), reading).toEqual([]);
    expect.soft(await page.evaluate(takenMiddles, true), reading).toEqual([]);
  }
});

test('the next step of each is its filled button; those that ask for the same stand under one heading', async () => {
  const { page } = await open({ clock: true });
  await page.clock.setFixedTime('2026-11-26T15:00Z');
  const at = (n: number, draw: string) => ({
    ...ticketsOf(n, n)[0],
    ...{ follow: { draws: 1 }, registered: { on: '2026-11-24', draw } },
  });
  await keepOldList(page, [
    ...[at(1, '2026-11-28'), at(2, '2026-11-24'), at(3, '2026-11-26')],
    ...ticketsOf(4, 4).map((game) => ({ ...game, marked: true })),
    ...ticketsOf(5, 5),
  ]);
  const saved = await openSaved(page);
  const headings = saved.getByRole('heading', { level: 2 });
  await expect
    .poll(() => headings.allTextContents())
    .toEqual(['Para registrar', 'Sorteio hoje', 'Para conferir', 'Esperando o sorteio']);
  await unfoldGames(saved);
  expect(await violations(page)).toEqual([]);
  const cards = saved.locator('li[data-lottery]');
  /** After what unfolds the card. */
  const filled = (n: number) => cards.nth(n).locator(':is(a, button)').nth(1);
  const words = () => Promise.all([0, 1, 2, 3, 4].map((n) => filled(n).textContent()));
  expect(await words()).toEqual([
    ...[
      'Já registrei',
      'Marcar no volante',
      'Comparar com o comprovante',
      'Conferir agora',
      'Comparar com o comprovante',
    ],
  ]);
  expect(await saved.getByRole('button', { name: /^(Já registrei|Mudar registro): / }).count()).toBe(5);
  await filled(1).press('Enter');
  const mode = page.getByRole('dialog', { name: site.copyMode });
  await button(mode, 'Marquei').press('Enter');
  await button(mode, site.close).press('Enter');
  await expect.poll(() => filled(1).textContent()).toBe('Já registrei');
  await expect.poll(() => isFocused(filled(1))).toBe(true);
  // Registered, it stands elsewhere, and what comes of it with it.
  await page.keyboard.press('Enter');
  await button(saved, registerTexts.keep).press('Enter');
  const done = cards.nth(2).getByRole('heading', { name: '1 jogo registrado: sorteio de 26/11/2026.' });
  await expect.poll(() => isFocused(done)).toBe(true);
  await button(saved, 'Fechar').press('Enter');
  await filled(4).press('Enter');
  await expect.poll(() => isFocused(saved.getByLabel('Números do comprovante'))).toBe(true);
});

wholeTest('an open batch has its first game high up on a phone; a wide screen has three columns', async () => {
  const lotofacil = oneOfEach.find(({ lotteryType }) => lotteryType === 'lotofacil');
  const { page, saved } = await openWith(ticketsOf(1, 3).map((ticket) => ({ ...lotofacil, id: ticket.id, group })));
  expect(await saved.getByRole('heading', { level: 3 }).count()).toBe(0);
  await unfoldGames(card(saved, 0));
  const row = card(saved, 0)
    .getByLabel(/^Números/)
    .first();
  expect((await row.boundingBox())?.y).toBeLessThanOrEqual(360);
  expect(await row.locator('b').count()).toBe(15);
  await page.setViewportSize({ width: 1280, height: 800 });
  const tops = await row.locator('b').evaluateAll((balls) => balls.map((ball) => ball.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await page.reload();
  await saved.getByRole('heading', { level: 3, name: 'Bilhete 1' }).waitFor();
  const { page: wide, saved: cards } = await openWith(oneOfEach);
  await wide.setViewportSize({ width: 1280, height: 800 });
  const boxes = await cards
    .getByRole('list', { name: site.saved })
    .locator(':scope > li')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(3);
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
});

wholeTest('without games there is the way to make one, and a file can be brought in; «back» comes back', async () => {
  const { page } = await open();
  const saved = await openSaved(page);
  await saved.getByText('Nenhum jogo salvo ainda.').waitFor();
  expect(await violations(page)).toEqual([]);
  await openSavedOptions(saved);
  await button(saved, 'Restaurar cópia').waitFor();
  expect(await saved.getByText('Fazer cópia de segurança').count()).toBe(0);
  await button(saved, 'Gerar um bilhete').click();
  await awaitTitle(page, site.appName);
  await page.goBack();
  await awaitTitle(page, site.saved);
});
