import { describe, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { runIn } from './engine-numbers.ts';
import { linkTo } from './link.ts';
import { awaitResult, isFocused, skipOverlay, ticketNumbers } from './steps.ts';

const { open } = openBrowser({ moves: false });

async function openOptions(name: string, lottery = 'megasena') {
  const { page } = await open({ path: '/', premium: true, clock: true });
  await page.getByRole('combobox', { name: 'Loteria' }).selectOption(lottery);
  await page.getByRole('button', { name: 'Estratégias', exact: true }).click();
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  const generate = async () => {
    await dialog.getByRole('button', { name: 'Gerar com essa Estratégia' }).click();
  };
  return { page, dialog, generate };
}

describe('the options of a strategy', () => {
  test('dates: each new field has the focus, a cancel loses nothing, 31/02 is refused; good ones are in the ticket', async () => {
    const { page, dialog, generate } = await openOptions('Datas especiais');
    await dialog.getByRole('textbox', { name: 'Data 1' }).fill('20111980');
    for (const index of [2, 3, 4, 5]) {
      await dialog.getByRole('button', { name: 'Mais uma data' }).press('Enter');
      const field = dialog.getByRole('textbox', { name: `Data ${index}` });
      await field.waitFor();
      expect(await isFocused(field)).toBe(true);
    }
    expect(await dialog.getByRole('button', { name: 'Mais uma data' }).count()).toBe(0);
    await generate();
    const overlay = page.getByRole('dialog', { name: 'Gerando seus jogos' });
    await overlay.getByRole('button', { name: 'Cancelar' }).click();
    await overlay.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Datas especiais' }).click();
    const first = dialog.getByRole('textbox', { name: 'Data 1' });
    expect(await first.inputValue()).toBe('20111980');

    const second = dialog.getByRole('textbox', { name: 'Data 2' });
    await second.fill('31/02/2001');
    await generate();
    await dialog.getByRole('alert').getByText('“31/02/2001” não existe no calendário.').waitFor();
    expect(await second.getAttribute('aria-invalid')).toBe('true');
    expect(await isFocused(second)).toBe(true);
    expect(await first.inputValue()).toBe('20111980');
    await second.fill('');
    await skipOverlay(page, generate);
    const [numbers] = await ticketNumbers(page);
    for (const number of ['20', '11', '31']) expect(numbers).toContain(number);
    expect(runIn(page.url()).options).toEqual({ dateNumbers: [11, 20, 31] });
    await page.getByText(/Das datas: .*20 \(dia de 20\/11\/1980\)/).waitFor();
    await page.reload();
    await awaitResult(page);
    expect((await ticketNumbers(page))[0]).toEqual(numbers);
  });

  test('a pool that is too large is told how large it may be; a good one shows its guarantee', async () => {
    const { page, dialog, generate } = await openOptions('Cercamento inteligente');
    const pool = dialog.getByRole('textbox', { name: 'Seus números para cercar' });
    await pool.fill(Array.from({ length: 20 }, (_, i) => i + 1).join(' '));
    await generate();
    await page
      .getByRole('alert')
      .getByText(/dá para cercar de \d+ a \d+ números/)
      .waitFor();
    await pool.fill('1 2 3 4 5 6 7 8');
    await skipOverlay(page, async () => {
      await generate();
      await page.getByText('Garantia conferida: 100%').waitFor();
    });
    const card = page.getByRole('region', { name: 'Garantia conferida' });
    await card
      .getByText('Se os 6 números sorteados estiverem entre os seus 8, ao menos um bilhete faz 4 ou mais.')
      .waitFor();
    await card.getByText('28 de 28 sorteios conferidos').waitFor();
    await card.getByText('R$ 5,00').waitFor();
  });

  test('warns on /vip1922 when the pool needs more games than are chosen there', async () => {
    const { page } = await open({ path: '/vip1922', clock: true });
    await page.getByRole('combobox', { name: 'Loteria' }).selectOption('megasena');
    await page.getByRole('button', { name: 'Menu de estratégias VIP' }).click();
    await page.getByRole('button', { name: 'Cercamento inteligente' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cercamento inteligente' });
    await dialog.getByText('Com 20 jogos, a garantia alcança até 15 números.').waitFor();
    const numbers = dialog.getByRole('textbox', { name: 'Seus números para cercar' });
    await numbers.fill('1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16');
    const submit = dialog.getByRole('button', { name: 'Continuar' });
    await submit.click();
    await dialog.getByRole('alert').getByText('de 6 a 15 números').waitFor();
    await numbers.fill('1 2 3 4 5 6 7 8 9 10');
    await submit.click();
    const warning = page.getByText('Para cercar 10 números com essa garantia são precisos 3 jogos.');
    await warning.waitFor();
    await page.getByRole('button', { name: 'Gerar Jogos' }).click();
    await page.getByRole('button', { name: 'Voltar à estratégia' }).click();
    await page.getByRole('button', { name: 'Cercamento inteligente' }).click();
    expect(await numbers.inputValue()).toBe('1 2 3 4 5 6 7 8 9 10');
    await submit.click();
    await page.getByRole('button', { name: 'Usar 3 jogos' }).click();
    const reach = page.getByText('Com 3 jogos, a garantia alcança até 10 números.');
    await reach.waitFor();
    expect(await isFocused(reach)).toBe(true);
    expect(await warning.count()).toBe(0);
  });

  test('given for another lottery are set aside on /vip1922, which says so, and come back with it', async () => {
    const { page } = await open({ path: '/vip1922', clock: true });
    const lottery = page.getByRole('combobox', { name: 'Loteria' });
    await lottery.selectOption('lotomania');
    await page.getByRole('button', { name: 'Menu de estratégias VIP' }).click();
    await page.getByRole('button', { name: 'Cercamento inteligente' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cercamento inteligente' });
    const numbers = Array.from({ length: 52 }, (_, i) => i + 49).join(' ');
    await dialog.getByRole('textbox', { name: 'Seus números para cercar' }).fill(numbers);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    const aside = page.getByText('Suas opções eram para Lotomania. Para Quina valem os padrões da estratégia.');
    await page.getByRole('button', { name: 'Voltar ao início' }).click();
    await lottery.selectOption('quina');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Passo 3: configure' }).waitFor();
    await aside.waitFor();
    await page.getByRole('button', { name: 'Gerar Jogos' }).click();
    await page.getByRole('dialog', { name: 'Gerando seus jogos' }).waitFor();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await aside.waitFor();
    await page.getByRole('button', { name: 'Voltar ao início' }).click();
    await lottery.selectOption('lotomania');
    await page.goBack();
    await page.getByRole('definition').getByText('Lotomania').waitFor();
    expect(await aside.count()).toBe(0);
    await skipOverlay(page, () => page.getByRole('button', { name: 'Gerar Jogos' }).click());
    expect(runIn(page.url()).options?.pool).toEqual(numbers.split(' ').map(Number));
  });
});

test('a run of campeao shows how many candidates it has compared, and can be cancelled', async () => {
  const { page } = await open({ path: '/', premium: true, clock: true });
  await page.getByRole('combobox', { name: 'Loteria' }).selectOption('quina');
  await page.getByRole('button', { name: '10 jogos', exact: true }).click();
  await page.getByRole('button', { name: 'Estratégias', exact: true }).click();
  await page.getByRole('button', { name: 'Estratégia campeã' }).click();
  const overlay = page.getByRole('dialog', { name: 'Gerando seus jogos' });
  await overlay.getByText('20.000 de 20.000 candidatos comparados').waitFor();
  await overlay.getByRole('button', { name: 'Cancelar' }).click();
  await overlay.waitFor({ state: 'detached' });
  expect(await page.getByRole('article').count()).toBe(0);
});

test('a ticket says which strategy made it and why these numbers', async () => {
  const path = linkTo({ lottery: 'lotofacil', strategy: 'pares-impares' });
  const { page } = await open({ path });
  const card = page.getByRole('article');
  await page.getByText('1 jogo · Lotofácil · Equilíbrio de pares e ímpares').waitFor();
  await card.getByText(/^\d+\squentes? · \d+\sfrios? · soma\s\d+ · (7|8)\spares e (7|8)\símpares$/).waitFor();
});
