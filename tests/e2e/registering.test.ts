import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dueDot } from '../../src/content/check/due.ts';
import { registerTexts } from '../../src/content/registering/register.ts';
import { site as siteTexts } from '../../src/content/shell/site.ts';
import { ticketsOf } from '../state/saved-games/tickets.ts';
import { wholeTest } from '../support/whole-test.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { cutTexts, tooSmall } from './page-checks.ts';
import { awaitTitle, button, enlarge, excessWidth, isFocused, keepOldList, openSaved, unfoldGames } from './steps.ts';

const { open, site } = openBrowser({ moves: false });

const group = { id: 'g', name: 'Vinte da Mega' };
const TWENTY = ticketsOf(1, 20).map((ticket) => ({ ...ticket, group }));
const printed = (numbers: readonly number[]) => numbers.map((n) => `${n}`.padStart(2, '0')).join(' ');

/** In the page, before its scripts: what is put on the app's icon. */
function noteBadges(): void {
  const badges: number[] = [];
  Object.assign(Navigator.prototype, {
    setAppBadge: async (count: number) => void badges.push(count),
    clearAppBadge: async () => void badges.push(0),
  });
  Object.assign(window, { badges });
}
const lastBadge = (page: Page) => page.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1));

async function expectReadable(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  expect(await page.evaluate(tooSmall)).toEqual([]);
  await enlarge(page, 200);
  expect(await excessWidth(page)).toBe(0);
  expect(await page.evaluate(cutTexts)).toEqual([]);
  await enlarge(page, 100);
}

test('twenty games are registered and compared with the receipt; on its day home names the draw, then the result', async () => {
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
  const items = saved.getByRole('button', { name: new RegExp(`^(?!Mais|Abrir|Marcar|Compart|Já).*: ${group.name}$`) });
  expect(await items.allTextContents()).toEqual([
    ...['Copiar', 'Imprimir', 'Calendário', 'Fazer bolão', 'Nome', 'Apagar'],
  ]);
  await page.keyboard.press('Escape');
  await button(saved, `Já registrei: ${group.name}`).tap();
  expect(await isFocused(saved.getByRole('form', { name: 'Já registrei' }))).toBe(true);
  expect(await saved.getByLabel('Dia do sorteio').inputValue()).toBe('2026-11-26');
  await saved.getByText('Deve ser perto de 3.088: veja no comprovante.').waitFor();
  await saved.getByLabel('Concurso', { exact: true }).fill('2943');
  await saved.getByText('Teimosinha e comprovante').tap();
  await saved.getByLabel('Número do comprovante').fill('1A2B-77');
  await button(saved, registerTexts.keep).tap();
  await saved.getByText('Pelo calendário seria perto de 3.088. É mesmo 2.943?').waitFor();
  await expectReadable(page);
  await button(saved, 'Sim, é o 2.943').tap();
  await saved.getByRole('heading', { name: '20 jogos registrados: concurso 2.943.' }).waitFor();
  await button(saved, 'Comparar com o comprovante').tap();
  const lines = TWENTY.slice(1).map(({ numbers }, i) => `${'ABC'[i % 3]} ${printed(numbers)}`);
  lines[4] = (lines[4] as string).replace('55', '56');
  await saved
    .getByLabel('Números do comprovante')
    .fill(`MEGA-SENA CONC. 2943\n${lines.reverse().join('\n')}\n25/11/2026 20:15\nR$ 95,00\n${'-'.repeat(20_000)}`);
  await button(saved, 'Comparar').tap();
  await saved.getByRole('heading', { name: '18 de 20 jogos no comprovante.' }).waitFor();
  await saved.getByText('Bilhete 6: está 56 no lugar de 55.').waitFor();
  await saved.getByText(`Bilhete 1: ${printed(TWENTY[0]?.numbers ?? [])}`).waitFor();
  await expectReadable(page);

  await page.clock.setFixedTime('2026-11-26T15:00Z');
  await page.goto(`${site}/`);
  await button(page, 'Sorteio hoje às 21 h').tap();
  await saved.getByText('hoje às 21 h', { exact: true }).waitFor();
  await saved.getByRole('button', { name: `Abrir: ${group.name}`, expanded: false }).tap();
  await saved
    .getByText('Registrado: concurso 2.943, sorteio em 26/11/2026, comprovante \u20681A2B-77\u2069')
    .first()
    .waitFor();
  expect(await lastBadge(page)).toBe(0);
  await page.clock.setFixedTime('2026-11-27T15:00Z');
  await page.goto(`${site}/`);
  const due = page.getByRole('link', { name: '1 resultado a conferir' });
  await due.waitFor();
  await expect.poll(() => lastBadge(page)).toBe(1);
  await page.getByRole('navigation').getByRole('img', { name: dueDot }).waitFor();
  await due.tap();
  await awaitTitle(page, siteTexts.titles.results);
});

wholeTest('a game is registered, compared and unregistered by the keyboard; the focus stays', async () => {
  const { page } = await open();
  await keepOldList(
    page,
    TWENTY.slice(0, 1).map(({ group: _, ...ticket }) => ticket),
  );
  const saved = await openSaved(page);
  await unfoldGames(saved);
  const opener = saved.getByRole('button', { name: /^(Já registrei|Mudar registro)/ });
  const openForm = async () => {
    await opener.press('Enter');
    await expect.poll(() => isFocused(saved.getByRole('form', { name: 'Já registrei' }))).toBe(true);
  };
  await openForm();
  await page.keyboard.press('Tab');
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
  await expect.poll(() => isFocused(opener)).toBe(true);
  await openForm();
  expect(await saved.getByLabel('Concurso', { exact: true }).inputValue()).toBe('2943');
  await button(saved, 'Comparar com o comprovante').press('Enter');
  const field = saved.getByLabel('Números do comprovante');
  await expect.poll(() => isFocused(field)).toBe(true);
  await page.keyboard.type('Quina 04 12 23 34 45');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await saved.getByText('O comprovante parece ser da Quina; estes jogos são da Mega-Sena.').waitFor();
  expect(await field.inputValue()).toBe('Quina 04 12 23 34 45');
  await button(saved, 'Fechar').press('Enter');
  await expect.poll(() => isFocused(opener)).toBe(true);
  await openForm();
  await button(saved, 'Não registrei').press('Enter');
  await saved.getByText(/^Registrado/).waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(opener)).toBe(true);
});
