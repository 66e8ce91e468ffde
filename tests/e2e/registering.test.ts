import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ticketsOf } from '../state/saved-games/tickets.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { cutTexts, tooSmall } from './page-checks.ts';
import {
  button,
  changeAddress,
  enlarge,
  excessWidth,
  generateFast,
  isFocused,
  keepOldList,
  openSaved,
  unfoldGames,
} from './steps.ts';

const { open, site } = openBrowser({ moves: false });

const group = { id: 'g', name: 'Vinte da Mega' };
const TWENTY = ticketsOf(1, 20).map((ticket) => ({ ...ticket, group }));
const printed = (numbers: readonly number[]) => numbers.map((n) => `${n}`.padStart(2, '0')).join(' ');

test('of twenty games a missing one and a wrong digit are found on the receipt, by touch at 320 px', async () => {
  const { page } = await open({ viewport: { width: 320, height: 568 }, hasTouch: true });
  await keepOldList(page, TWENTY);
  const saved = await openSaved(page);
  await saved.getByRole('button', { name: `Abrir: ${group.name}`, expanded: false }).tap();
  await button(saved, `Mais ações: ${group.name}`).tap();
  await button(saved, `Conferir comprovante: ${group.name}`).tap();
  const lines = TWENTY.slice(1).map(({ numbers }, i) => `${'ABC'[i % 3]} ${printed(numbers)}`);
  lines[4] = (lines[4] as string).replace('55', '56');
  await page
    .getByLabel('O que diz o comprovante')
    .fill(
      `LOTERIAS\nMEGA-SENA CONC. 2943\n${lines.reverse().join('\n')}\n25/11/2026 20:15\nR$ 95,00\n${'-'.repeat(20_000)}`,
    );
  await button(page, 'Comparar').tap();
  await page.getByRole('heading', { name: '18 de 20 jogos no comprovante.' }).waitFor();
  await page.getByText('Bilhete 6: está 56 no lugar de 55.').waitFor();
  await page.getByText(`Bilhete 1: ${printed(TWENTY[0]?.numbers ?? [])}`).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  expect(await page.evaluate(tooSmall)).toEqual([]);
  await enlarge(page, 200);
  expect(await page.evaluate(cutTexts)).toEqual([]);
});

test('by the keyboard alone; what cannot be read is said at the field and stays', async () => {
  const { page } = await open();
  await keepOldList(page, TWENTY);
  const saved = await openSaved(page);
  await unfoldGames(saved);
  await button(saved, `Mais ações: ${group.name}`).press('Enter');
  await button(saved, `Conferir comprovante: ${group.name}`).press('Enter');
  const field = page.getByLabel('O que diz o comprovante');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('Quina 04 12 23 34 45');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('O comprovante parece ser da Quina; estes jogos são da Mega-Sena.').waitFor();
  expect(await field.inputValue()).toBe('Quina 04 12 23 34 45');
  await button(page, 'Fechar').press('Enter');
  await expect
    .poll(() => button(saved, `Mais ações: ${group.name}`).evaluate((element) => element === document.activeElement))
    .toBe(true);
});

test('a larger bet, another lottery and another contest are no whole answer', async () => {
  const { page } = await open({ viewport: { width: 320, height: 568 } });
  const [first] = TWENTY;
  const game = { ...first, group: undefined, follow: { from: 2943, draws: 1 } };
  await keepOldList(page, [{ ...game, registered: { on: '2026-11-24', draw: '2026-11-26' } }] as never);
  const saved = await openSaved(page);
  await unfoldGames(saved);
  await saved.getByRole('button', { name: /^Mais ações/ }).press('Enter');
  await saved.getByRole('button', { name: /^Conferir comprovante/ }).press('Enter');
  const compare = async (text: string) => {
    await page.getByLabel('O que diz o comprovante').fill(text);
    await button(page, 'Comparar').press('Enter');
  };
  const isWhole = () => page.locator('section[data-whole]').count();
  await compare('Quina CONC. 2901\n02 51 52 53 54 55 56\nSorteio: 20/08/2026\nR$ 35,00');
  await page.getByRole('heading', { name: 'Os números estão no comprovante, mas algo não bate.' }).waitFor();
  await page.getByText('O comprovante parece ser da Quina; estes jogos são da Mega-Sena.').waitFor();
  await page.getByText('O comprovante diz concurso 2.901; estes jogos são do concurso 2.943.').waitFor();
  await page.getByText('O comprovante diz sorteio em 20/08/2026; estes jogos são do sorteio de 26/11/2026.').waitFor();
  await page.getByText('Bilhete 1: também está 56').waitFor();
  expect(await isWhole()).toBe(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  expect(await excessWidth(page)).toBe(0);
  await enlarge(page, 200);
  expect(await page.evaluate(cutTexts)).toEqual([]);
  await compare('Mega-Sena CONC. 2943\n02 51 52 53 54 55\n24/11/2026 20:15');
  await page.getByRole('heading', { name: 'O jogo está no comprovante.' }).waitFor();
  expect(await isWhole()).toBe(1);
});

/** In the page, before its scripts: what is put on the app's icon, and what is copied. */
function noteBadges(): void {
  const noted = { badges: [] as number[], copied: [] as string[] };
  const badge = {
    setAppBadge: async (count: number) => void noted.badges.push(count),
    clearAppBadge: async () => void noted.badges.push(0),
  };
  Object.assign(Navigator.prototype, badge);
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void noted.copied.push(text) },
  });
  Object.assign(window, { noted });
}
const noted = (page: Page) =>
  page.evaluate(() => (window as unknown as { noted: { badges: number[]; copied: string[] } }).noted);

test('twenty games are typed from the list, registered, and conferred; on its day home tells the draw, then the result', async () => {
  const { page } = await open({
    viewport: { width: 320, height: 568 },
    hasTouch: true,
    before: noteBadges,
    clock: true,
  });
  await page.clock.setFixedTime('2026-11-25T15:00Z');
  await keepOldList(page, TWENTY);
  const saved = await openSaved(page);
  await saved.getByRole('button', { name: `Abrir: ${group.name}`, expanded: false }).tap();
  await button(saved, `Mais ações: ${group.name}`).tap();
  await button(saved, `Lista para digitar: ${group.name}`).tap();
  const list = page.getByRole('dialog', { name: 'Lista para digitar' });
  const shown = list.getByRole('list').getByRole('listitem');
  await expect.poll(() => shown.allTextContents()).toEqual(['02', '51', '52', '53', '54', '55']);
  await button(list, 'Copiar este jogo').tap();
  await list.getByLabel('Separar os números com').selectOption({ label: 'traço: 01-02-03' });
  await button(list, 'Copiar este jogo').tap();
  await list.getByText('Jogo copiado').waitFor();
  expect((await noted(page)).copied).toEqual(['02 51 52 53 54 55', '02-51-52-53-54-55']);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  await enlarge(page, 200);
  expect(await page.evaluate(cutTexts)).toEqual([]);
  expect(await list.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await enlarge(page, 100);
  const typed = list.getByRole('button', { name: 'Digitei' });
  for (let done = 1; done < 20; done++) {
    await typed.tap();
    await list.getByText(`${done} de 20 digitados`, { exact: true }).waitFor();
  }
  await typed.tap();
  await list.getByText('Todos os 20 bilhetes estão digitados. Boa sorte!').waitFor();
  await button(list, 'Registrei estes jogos').tap();
  await list.getByLabel('Dia do sorteio').waitFor();
  expect(await list.getByLabel('Dia do sorteio').inputValue()).toBe('2026-11-26');
  await list.getByText('Perto de 3.088, veja no comprovante.').waitFor();
  await list.getByLabel('Concurso', { exact: true }).fill('x');
  await button(list, 'Salvar registro').tap();
  await list.getByText('Escreva o número do concurso, como 2.943, ou deixe vazio.').waitFor();
  await list.getByLabel('Concurso', { exact: true }).fill('2943');
  await list.getByLabel('Número do comprovante').fill('1A2B-77');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  await button(list, 'Salvar registro').tap();
  await list.getByText('Pelo calendário seria perto de 3.088. É mesmo 2.943?').waitFor();
  expect(await violations(page)).toEqual([]);
  await button(list, 'Sim, é o 2.943').tap();
  await list.getByRole('heading', { name: '20 jogos registrados: concurso 2.943.' }).waitFor();
  await button(list, 'Conferir comprovante').tap();
  await list.getByLabel('O que diz o comprovante').fill(TWENTY.map(({ numbers }) => printed(numbers)).join('\n'));
  await button(list, 'Comparar').tap();
  await list.getByRole('heading', { name: 'Todos os 20 jogos estão no comprovante.' }).waitFor();
  await button(list, 'Fechar').first().tap();
  await list.waitFor({ state: 'detached' });

  await page.clock.setFixedTime('2026-11-26T15:00Z');
  await page.goto(`${site}/`);
  await button(page, 'Sorteio hoje às 21 h').tap();
  await saved.getByText('sorteio hoje às 21 h', { exact: true }).waitFor();
  await saved.getByRole('button', { name: `Abrir: ${group.name}`, expanded: false }).tap();
  await unfoldGames(saved);
  await saved
    .getByText('Registrado: concurso 2.943, sorteio em 26/11/2026, comprovante \u20681A2B-77\u2069')
    .first()
    .waitFor();
  expect((await noted(page)).badges.at(-1)).toBe(0);

  await page.clock.setFixedTime('2026-11-27T15:00Z');
  await page.goto(`${site}/`);
  const due = page.getByRole('link', { name: '1 resultado a conferir' });
  await due.waitFor();
  expect((await noted(page)).badges.at(-1)).toBe(1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  await enlarge(page, 200);
  expect(await excessWidth(page)).toBe(0);
  expect(await page.evaluate(cutTexts)).toEqual([]);
  await due.tap();
  await page.getByRole('tab', { name: 'Conferir', selected: true }).waitFor();
});

test('by the keyboard alone a game is registered and no longer is; the focus stays with its menu', async () => {
  const { page } = await open();
  await keepOldList(
    page,
    TWENTY.slice(0, 1).map(({ group: _, ...ticket }) => ticket),
  );
  const saved = await openSaved(page);
  await unfoldGames(saved);
  const menu = saved.getByRole('button', { name: /^Mais ações/ });
  await menu.press('Enter');
  await saved.getByRole('button', { name: /^Registrei este jogo/ }).press('Enter');
  await expect.poll(() => isFocused(saved.getByLabel('Concurso', { exact: true }))).toBe(true);
  await page.keyboard.type('2943');
  await page.keyboard.press('Enter');
  await saved.getByText('É mesmo 2.943?').waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => isFocused(button(saved, 'Sim, é o 2.943'))).toBe(true);
  await page.keyboard.press('Enter');
  const done = saved.getByRole('heading', { name: '1 jogo registrado: concurso 2.943.' });
  await expect.poll(() => isFocused(done)).toBe(true);
  await button(saved, 'Fechar').press('Enter');
  await saved.getByText(/^Registrado: concurso 2\.943/).waitFor();
  await expect.poll(() => isFocused(menu)).toBe(true);
  await menu.press('Enter');
  await saved.getByRole('button', { name: /^Mudar o registro/ }).press('Enter');
  expect(await saved.getByLabel('Concurso', { exact: true }).inputValue()).toBe('2943');
  await button(saved, 'Não registrei').press('Enter');
  await saved.getByText(/^Registrado/).waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(menu)).toBe(true);
});

test('a game that is registered from the result is corrected when it is told again; a new bet is said to be one', async () => {
  const { page } = await open({ clock: true, viewport: { width: 320, height: 568 } });
  await generateFast(page);
  const mode = page.getByRole('dialog', { name: 'Marcar no volante' });
  const tell = async () => {
    await page.getByRole('button', { name: 'Marcar no volante' }).first().click();
    await button(mode, 'Registrei este jogo').or(button(mode, 'Marquei')).first().waitFor();
    if ((await button(mode, 'Registrei este jogo').count()) === 0) await button(mode, 'Marquei').click();
    await button(mode, 'Registrei este jogo').click();
    await mode.getByLabel('Concurso', { exact: true }).waitFor();
  };
  await tell();
  expect(await mode.getByLabel('O que anotar').count()).toBe(0);
  await mode.getByLabel('Concurso', { exact: true }).fill('2942');
  await button(mode, 'Salvar registro').click();
  await button(mode, 'Sim, é o 2.942').click();
  await mode.getByRole('heading', { name: '1 jogo registrado: concurso 2.942.' }).waitFor();
  await button(mode, 'Fechar').first().click();
  await mode.waitFor({ state: 'detached' });
  await tell();
  expect(await mode.getByLabel('Concurso', { exact: true }).inputValue()).toBe('2942');
  await button(mode, 'Não registrei').waitFor();
  await mode.getByLabel('O que anotar').selectOption('Outra aposta, com os mesmos números');
  await button(mode, 'Não registrei').waitFor({ state: 'detached' });
  await mode.getByLabel('O que anotar').selectOption('Correção deste registro');
  await mode.getByLabel('Concurso', { exact: true }).fill('2943');
  expect(await page.evaluate(cutTexts)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await button(mode, 'Salvar registro').click();
  await button(mode, 'Sim, é o 2.943').click();
  await button(mode, 'Fechar').first().click();
  await mode.waitFor({ state: 'detached' });
  await changeAddress(page, '/diario');
  await page.getByText('R$ 6,00').first().waitFor();
  expect(await page.getByText('R$ 12,00').count()).toBe(0);
});
