import { describe, expect, test } from 'vitest';
import { home } from '../../src/content/home/home.ts';
import { wholeTest } from '../support/whole-test.ts';
import { openBrowser } from './browser.ts';
import { pauseClock } from './clock.ts';
import { runIn } from './engine-numbers.ts';
import { linkTo } from './link.ts';
import {
  awaitResult,
  button,
  choose,
  isFocused,
  lotteryList,
  openCatalogue,
  overlayOf,
  pressInMenu,
  skipOverlay,
  ticketNumbers,
} from './steps.ts';

const { open } = openBrowser({ moves: false });

const WHEEL = 'Cercamento inteligente';
const POOL = 'Seus números para cercar';

/** The options of a strategy in the catalogue of a page, reached from home; what is chosen there is under way. */
async function openOptions(name: string, path = '/', lottery = 'megasena') {
  const { page } = await open({ path, premium: true, clock: true });
  await lotteryList(page).selectOption(lottery);
  await button(page, path === '/' ? home.strategies : 'Menu de estratégias VIP').click();
  await openCatalogue(page);
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  const submit = () => dialog.getByRole('button', { name: path === '/' ? /^Gerar \d+ jogos?$/ : 'Continuar' }).click();
  return { page, dialog, submit };
}

describe('the options of a strategy', () => {
  test('dates: each new field has the focus, a cancel loses nothing, 31/02 is refused; good ones are in the ticket', async () => {
    const { page, dialog, submit } = await openOptions('Datas especiais');
    const field = (index: number) => dialog.getByRole('textbox', { name: `Data ${index}` });
    await field(1).fill('20111980');
    for (const index of [2, 3, 4, 5]) {
      await button(dialog, 'Mais uma data').press('Enter');
      await field(index).waitFor();
      expect(await isFocused(field(index))).toBe(true);
    }
    expect(await button(dialog, 'Mais uma data').count()).toBe(0);
    await pauseClock(page);
    await submit();
    await button(overlayOf(page), 'Cancelar').press('Enter');
    await overlayOf(page).waitFor({ state: 'detached' });
    await page.clock.resume();
    await page.getByRole('button', { name: 'Datas especiais' }).click();
    expect(await field(1).inputValue()).toBe('20111980');
    await field(2).fill('31/02/2001');
    await submit();
    await dialog.getByRole('alert').getByText('“31/02/2001” não existe no calendário.').waitFor();
    expect(await field(2).getAttribute('aria-invalid')).toBe('true');
    expect(await isFocused(field(2))).toBe(true);
    await field(2).fill('');
    await skipOverlay(page, submit);
    const [numbers] = await ticketNumbers(page);
    for (const number of ['20', '11', '31']) expect(numbers).toContain(number);
    expect(runIn(page.url()).options).toEqual({ dateNumbers: [11, 20, 31] });
    await page.getByText(/Das datas: .*20 \(dia de 20\/11\/1980\)/).waitFor();
  });

  wholeTest('a pool that is too large is told how large it may be; a good one shows its guarantee', async () => {
    const { page, dialog, submit } = await openOptions(WHEEL);
    const pool = dialog.getByRole('textbox', { name: POOL });
    // Before the sizes are known nothing is too large.
    await dialog.getByText(/a garantia alcança até/).waitFor();
    await pool.fill(Array.from({ length: 20 }, (_, i) => i + 1).join(' '));
    await submit();
    await dialog
      .getByRole('alert')
      .getByText(/dá para cercar de \d+ a \d+ números/)
      .waitFor();
    await pool.fill('1 2 3 4 5 6 7 8');
    await skipOverlay(page, async () => {
      await submit();
      await page.getByText('Garantia provada: 100%').waitFor();
    });
    const card = page.getByRole('region', { name: 'Garantia provada' });
    await card
      .getByText('Se os 6 números sorteados estiverem entre os seus 8, ao menos um bilhete faz 4 acertos ou mais.')
      .waitFor();
    await card.getByText('28 de 28 sorteios possíveis testados').waitFor();
    await card.getByText('R$ 6,00').waitFor();
  });

  wholeTest('warns on /vip1922 when the pool needs more games than are chosen there', async () => {
    const { page, dialog, submit } = await openOptions(WHEEL, '/vip1922');
    await dialog.getByText('Com 20 jogos, a garantia alcança até 15 números.').waitFor();
    const numbers = dialog.getByRole('textbox', { name: POOL });
    await numbers.fill('1 2 3 4 5 6 7 8 9 10');
    await submit();
    const warning = page.getByText('Para cercar 10 números com essa garantia você precisa de 3 jogos.');
    await warning.waitFor();
    await button(page, 'Gerar Jogos').click();
    await button(page, 'Voltar à estratégia').click();
    await page.getByRole('button', { name: WHEEL }).click();
    expect(await numbers.inputValue()).toBe('1 2 3 4 5 6 7 8 9 10');
    await submit();
    await button(page, 'Usar 3 jogos').click();
    const reach = page.getByText('Com 3 jogos, a garantia alcança até 10 números.');
    await reach.waitFor();
    expect(await isFocused(reach)).toBe(true);
    expect(await warning.count()).toBe(0);
  });
});

test('a run of campeao shows how many candidates it has compared, and can be cancelled', async () => {
  const { page } = await open({ premium: true, clock: true });
  await choose(page, 'quina', 10);
  await button(page, home.strategies).click();
  await openCatalogue(page);
  await page.getByRole('button', { name: 'Estratégia campeã' }).click();
  // The overlay stays, however long the comparing takes.
  await pauseClock(page);
  await button(page.getByRole('dialog', { name: 'Estratégia campeã' }), 'Gerar 10 jogos').click();
  await overlayOf(page).getByText('20.000 de 20.000 jogos comparados').waitFor();
  await button(overlayOf(page), 'Cancelar').press('Enter');
  await overlayOf(page).waitFor({ state: 'detached' });
  expect(await page.getByRole('article').count()).toBe(0);
});

wholeTest('a ticket says which strategy made it and why these numbers', async () => {
  const { page } = await open({ path: linkTo({ lottery: 'lotofacil', strategy: 'pares-impares' }) });
  await awaitResult(page);
  await page.getByRole('region', { name: 'Em comum' }).getByText('Equilíbrio de pares e ímpares').waitFor();
  await pressInMenu(page.getByRole('article'), 'Ver volante');
  await page
    .getByRole('article')
    .getByText(/^\d+\squentes? · .*\b[78]\spares e [78]\símpares/)
    .waitFor();
});
