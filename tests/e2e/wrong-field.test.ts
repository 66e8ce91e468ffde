import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { registerTexts } from '../../src/content/registering/register.ts';
import type { OfficialDraw } from '../../workers/shared/draws/official-draw.ts';
import { ticketOf, ticketsOf } from '../state/saved-games/tickets.ts';
import { openBrowser } from './browser.ts';
import { keepDraws } from './give-draws.ts';
import {
  betButton,
  button,
  changeAddress,
  keepOldList,
  openCatalogue,
  openSaved,
  pressInBatchMenu,
  toFiles,
  typeGames,
} from './steps.ts';

const { open } = openBrowser({ moves: false });

const SMALL = { viewport: { width: 320, height: 568 }, hasTouch: true } as const;
const group = { id: 'g', name: 'Vinte da Mega' };
const BATCH = ticketsOf(1, 20).map((ticket) => ({ ...ticket, group }));
/** Four of the numbers of the first ticket; the file does not tell what they paid. */
const DRAW: OfficialDraw = { contest: 100, date: '2026-11-21', numbers: [53, 1, 10, 52, 11, 51] };

/** What keeps a wrong field from being seen: nothing, where it has the focus, uncovered, with its reason below it. */
function unseen(field: Element): string[] {
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  const isShown = (element: Element) => {
    const { left, width, top, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return at !== null && (element.contains(at) || at.contains(element));
  };
  const below = (note?.getBoundingClientRect().top ?? Number.NaN) - field.getBoundingClientRect().bottom;
  return [
    ...(field === document.activeElement ? [] : ['has no focus']),
    ...(field.getAttribute('aria-invalid') === 'true' ? [] : ['is not said to be wrong']),
    ...(isShown(field) ? [] : ['is out of sight']),
    ...(note && isShown(note) ? [] : ['has its reason out of sight']),
    ...(below >= 0 && below < 24 ? [] : ['has no reason directly below']),
  ];
}

/** Presses a button at the lower edge of the screen, as after scrolling down, and again while the field is still wrong. */
async function expectSeen(page: Page, press: Locator, field: Locator): Promise<void> {
  for (const block of ['end', 'center'] as const) {
    await press.evaluate((element, at) => {
      element.scrollIntoView({ block: at });
      (element as HTMLElement).focus({ preventScroll: true });
    }, block);
    await press.press('Enter');
    await expect.poll(() => field.evaluate(unseen), { message: String(press) }).toEqual([]);
  }
  await page.keyboard.press('Tab');
}

test('in «Meus jogos» a refused form leads to the first wrong field', async () => {
  const { page } = await open(SMALL);
  await keepOldList(page, BATCH);
  const saved = await openSaved(page);
  await saved.getByRole('button', { name: `Abrir: ${group.name}`, expanded: false }).click();
  await button(saved, `Já registrei: ${group.name}`).click();
  await saved.getByText('Teimosinha e comprovante').click();
  await saved.getByLabel('Número do comprovante (opcional)').fill('x'.repeat(61));
  await saved.getByLabel('Concurso', { exact: true }).fill('x');
  await expectSeen(page, button(saved, registerTexts.keep), saved.getByLabel('Concurso', { exact: true }));
  await saved.getByLabel('Concurso', { exact: true }).fill('');
  await expectSeen(page, button(saved, registerTexts.keep), saved.getByLabel('Número do comprovante (opcional)'));
  await saved.getByLabel('Número do comprovante (opcional)').fill('');
  await button(saved, registerTexts.keep).click();
  await button(saved, 'Comparar com o comprovante').click();
  await expectSeen(page, button(saved, 'Comparar'), saved.getByLabel('Números do comprovante'));
  await button(saved, 'Fechar').click();
  await pressInBatchMenu(saved, group.name, 'Nome');
  await saved.getByLabel('Nome do grupo').fill('');
  await expectSeen(page, button(saved, 'Salvar'), saved.getByLabel('Nome do grupo'));
  await button(saved, 'Cancelar').click();
  await pressInBatchMenu(saved, group.name, 'Fazer bolão');
  const names = page.getByLabel('Nomes, separados por vírgula');
  await names.fill('Ana, ana');
  await expectSeen(page, button(page, 'Adicionar'), names);
});

test('in the diary and in a bet, too', async () => {
  const { page } = await open({ ...SMALL, path: '/diario' });
  await page.getByLabel('Quanto, em reais').fill('muito');
  await expectSeen(page, button(page, 'Salvar o limite'), page.getByLabel('Quanto, em reais'));
  await page.getByText('Anotar um gasto').click();
  const own = page.locator('details', { hasText: 'Anotar um gasto' });
  await own.getByLabel('Dia').fill('');
  await own.getByLabel('Valor').fill('x');
  await expectSeen(page, button(own, 'Anotar'), own.getByLabel('Valor'));
  await changeAddress(page, '/');
  await betButton(page).click();
  await page.getByText('Mudar o preço').click();
  await page.getByLabel('Preço da aposta mínima').fill('-1');
  await expectSeen(page, button(page, 'Usar este preço'), page.getByLabel('Preço da aposta mínima'));
});

test('in «Conferir», too, for what is known later, and for a prize', async () => {
  const { page } = await open({ ...SMALL, path: '/resultados?tab=check' });
  await keepOldList(page, [ticketOf(0)]);
  await page.reload();
  await toFiles(page);
  await keepDraws(page, 'megasena', DRAW);
  await typeGames(page);
  await page.getByLabel('Jogos, um por linha').fill('1 2 3');
  await expectSeen(page, button(page, 'Conferir'), page.getByLabel('Jogos, um por linha'));
  await page.getByText('3 números, faltam 3.').waitFor();
  await page.getByLabel('Jogos, um por linha').fill('1 2 3 4 5 6');
  await page.getByLabel('Sorteios').selectOption('Um concurso');
  await page.getByLabel('Número do concurso').fill('99');
  await expectSeen(page, button(page, 'Conferir'), page.getByLabel('Número do concurso'));
  await button(page, 'Ver prêmio').click();
  await page
    .getByRole('button', { name: /^Retirei: / })
    .first()
    .click();
  await page.getByLabel('Quanto você recebeu?').first().fill('x');
  await expectSeen(page, button(page, 'Salvar o valor').first(), page.getByLabel('Quanto você recebeu?').first());
});

test('in the options of a strategy and in the laboratory, where it is folded away', async () => {
  const { page } = await open({ ...SMALL, premium: true });
  await changeAddress(page, '/?view=strategy');
  await openCatalogue(page);
  await page.getByRole('button', { name: /^Datas especiais/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Datas especiais' });
  await dialog.getByLabel('Data 1').fill('31/02/1980');
  await expectSeen(page, dialog.getByRole('button', { name: /^Gerar/ }), dialog.getByLabel('Data 1'));
  await changeAddress(page, '/laboratorio?tab=simulate');
  await page.getByText('Contar o dinheiro').click();
  await page.getByLabel('Quina (5)').fill('x');
  await page.getByText('Contar o dinheiro').click();
  await expectSeen(page, page.locator('#lab-start'), page.getByLabel('Quina (5)'));
});
