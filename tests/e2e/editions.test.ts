import { describe, expect, test } from 'vitest';
import { home } from '../../src/content/home/home.ts';
import { site as siteTexts } from '../../src/content/shell/site.ts';
import { wholeTest } from '../support/whole-test.ts';
import { openBrowser, PHONE } from './browser.ts';
import { engineNumbers, runIn } from './engine-numbers.ts';
import { awaitTitle, changeAddress, choose, lotteryList, openCatalogue, skipOverlay, ticketNumbers } from './steps.ts';

const { open, site } = openBrowser({ moves: false });

describe('the strategy flow of the main page', () => {
  test('the picker works by arrow keys, and its button is larger on a phone; each tab describes itself; it and a catalogue entry make their tickets', async () => {
    const { page } = await open({ path: '/?view=strategy', premium: true, clock: true });
    const tabs = page.getByRole('tablist', { name: 'Escolha sua Estratégia:' });
    const selected = tabs.getByRole('tab', { selected: true });
    const button = page.getByRole('button', { name: 'Gerar com essa Estratégia' });
    await tabs.waitFor();
    expect(await selected.textContent()).toBe('Rápido');
    await selected.focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { selected: true, name: 'Estratégico' }).waitFor();
    for (const [width, high] of [
      [360, 64],
      [767, 64],
      [768, 52],
      [1280, 52],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      expect((await button.boundingBox())?.height, `at ${width} px`).toBe(high);
    }
    await page.setViewportSize(PHONE);

    for (const [tab, title] of [
      ['Rápido', 'Jogo Rápido'],
      ['Estratégico', 'Jogo Estratégico'],
      ['Agressivo', 'Jogo Agressivo'],
    ] as const) {
      await tabs.getByRole('tab', { name: tab }).click();
      await page.getByRole('tabpanel').getByRole('heading', { name: title }).waitFor();
    }
    await skipOverlay(page, () => button.click());
    await page.getByText('Jogo Agressivo').first().waitFor();
    expect(runIn(page.url()).strategy).toBe('aggressive');
    expect(await ticketNumbers(page)).toEqual(engineNumbers(page.url()));
    await changeAddress(page, '/?view=strategy');
    for (const group of ['Estatísticas rápidas', 'Análises matemáticas', 'Superstição e sorte', 'Avançadas']) {
      await page.getByRole('heading', { name: group }).waitFor();
    }
    const entry = page.getByRole('button', { name: 'Equilíbrio de pares e ímpares' });
    await entry.click();
    const sheet = page.getByRole('dialog', { name: 'Equilíbrio de pares e ímpares' });
    await sheet.getByText('Regra matemática.').waitFor();
    await sheet.getByRole('button', { name: '3', exact: true }).click();
    await skipOverlay(page, () => sheet.getByRole('button', { name: 'Gerar 3 jogos' }).click());
    expect(runIn(page.url())).toMatchObject({ strategy: 'pares-impares', games: 3 });
    expect(await ticketNumbers(page)).toEqual(engineNumbers(page.url()));
  });

  test('five of Quina by hot and cold numbers start with the fifth tap; a row leads to a test of it, too', async () => {
    const { page } = await open({ premium: true, clock: true });
    // Its list opens, and one is chosen there: two taps.
    await choose(page, 'quina', 5);
    await page.getByRole('button', { name: home.strategies, exact: true }).click();
    await skipOverlay(page, () => page.getByRole('button', { name: 'Gerar 5 jogos' }).click());
    expect(runIn(page.url())).toMatchObject({ lottery: 'quina', strategy: 'quentes-frios', games: 5 });
    await changeAddress(page, '/?view=strategy');
    await page.getByRole('button', { name: 'Números quentes e frios' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Testar no laboratório' }).click();
    await page.getByRole('button', { name: 'Testar', exact: true }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

wholeTest('/ and /new have the same steps; /new has its own words, and one game without premium', async () => {
  const { page } = await open();
  for (const path of ['/', '/new']) {
    if (path !== '/') await changeAddress(page, path);
    await page.getByRole('button', { name: path === '/' ? siteTexts.frequent.frequent : 'Números Quentes' }).waitFor();
    const steps = page.getByRole('region', { name: 'Em três passos' });
    await steps.waitFor();
    expect(await steps.getByRole('heading', { level: 3 }).allTextContents(), path).toEqual([
      'Escolha a loteria',
      'Escolha quantos',
      'Escolha a estratégia',
    ]);
    await page.getByRole('button', { name: home.strategies, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Estratégia', exact: true }).waitFor();
    await page.getByRole('spinbutton', { name: 'Jogos' }).waitFor();
    await page.getByRole('button', { name: 'Gerar com essa Estratégia' }).waitFor();
  }
  await changeAddress(page, '/new');
  await page.getByRole('button', { name: 'Números Quentes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Números Quentes' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/new');
  await page.getByRole('button', { name: 'Usar na estratégia' }).click();
  await page.getByRole('heading', { level: 1, name: 'Estratégia' }).waitFor();
  expect(await page.getByRole('button', { name: 'Aumentar' }).isDisabled()).toBe(true);
  const shortcuts = page.getByRole('group', { name: 'Atalhos' }).getByRole('button');
  expect(await shortcuts.allTextContents()).toEqual(['1']);
});

describe('/vip1922', () => {
  test('grants premium, for the main page too; is lottery, strategy, number of games: on home and on the way, asked once each', async () => {
    const { page } = await open({ path: '/vip1922' });
    await page.getByText(/^Passo 1: escolha a loteria/).waitFor();
    await page.waitForFunction(() => localStorage.getItem('robo-da-sorte:v1:premium') === 'true');
    await page.getByRole('button', { name: siteTexts.tips }).click();
    await page.getByRole('dialog', { name: siteTexts.tips }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const steps = page.getByRole('region', { name: 'Em três passos' });
    await steps.waitFor();
    expect(await steps.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Escolha a loteria',
      'Escolha a estratégia',
      'Escolha quantos',
    ]);
    await page.getByRole('button', { name: 'Menu de estratégias VIP' }).click();
    await page.getByRole('heading', { level: 1, name: 'Estratégia' }).waitFor();
    const games = page.getByRole('spinbutton', { name: 'Jogos' });
    expect(await games.count()).toBe(0);
    await page.getByRole('button', { name: 'Continuar com essa Estratégia' }).click();
    await page.getByRole('heading', { level: 1, name: 'Quantos jogos?' }).waitFor();
    const shortcuts = page.getByRole('group', { name: 'Atalhos' }).getByRole('button');
    await shortcuts.first().waitFor();
    expect(await shortcuts.allTextContents()).toEqual(['1', '2', '3', '5', '10', '20']);
    await shortcuts.last().click();
    expect(await games.inputValue()).toBe('20');
    await page.goto(`${site}/`);
    await page.getByRole('button', { name: home.quick, exact: true }).waitFor();
  });

  wholeTest('a strategy leads to step 3 and up to 20 games', async () => {
    const { page } = await open({ path: '/vip1922', clock: true });
    await lotteryList(page).selectOption('diadasorte');
    await page.getByRole('button', { name: 'Menu de estratégias VIP' }).click();
    await openCatalogue(page);
    await page.getByRole('button', { name: 'Números atrasados' }).click();
    await page.getByRole('button', { name: 'Continuar', exact: true }).click();
    const title = page.getByRole('heading', { level: 1, name: 'Quantos jogos?' });
    await title.waitFor();
    await page.getByRole('button', { name: 'Voltar a Estratégias' }).click();
    await awaitTitle(page, 'Estratégia');
    await page.goBack();
    await title.waitFor();
    await page.getByRole('definition').getByText('Dia de Sorte').waitFor();
    const games = page.getByRole('spinbutton', { name: 'Jogos' });
    // Four taps, each as soon as the screen has the last one: none is lost.
    await page.getByRole('button', { name: 'Aumentar' }).evaluate(async (button: HTMLElement) => {
      for (let tap = 0; tap < 4; tap++) {
        button.click();
        for (let turn = 0; turn < 10; turn++) await Promise.resolve();
      }
    });
    await page.waitForFunction(() => document.querySelector('input')?.value === '5');
    await games.fill('25');
    await games.press('Enter');
    expect(await games.inputValue()).toBe('20');
    await skipOverlay(page, () => page.getByRole('button', { name: 'Gerar Jogos' }).click());
    const tickets = await ticketNumbers(page);
    expect(tickets).toHaveLength(20);
    expect(tickets).toEqual(engineNumbers(page.url()));
  });
});
