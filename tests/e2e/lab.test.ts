import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { writeLab } from '../../src/state/lab/lab-link.ts';
import { inRound } from '../../tools/build/test-rounds.ts';
import { reportOf } from '../../workers/lab/run-job.ts';
import { createSimulation } from '../../workers/lab/simulate/simulate.ts';
import { nameWalk } from '../../workers/lab/walk/walk-draws.ts';
import type { SimulateRequest, WalkRequest } from '../../workers/shared/lab/lab-request.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { officialAnswer } from '../draws/read/json-files.ts';
import { sampleDraws } from '../draws/read/sample-draws.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { readClipboard } from './clipboard.ts';
import { linkTo } from './link.ts';
import { brokenCells } from './page-checks.ts';
import { awaitTitle, button, enlarge, excessWidth, keepFound } from './steps.ts';

const { open } = openBrowser({ moves: false });

const finding = (page: Page) => page.getByText(/^(Nenhuma diferença|Fora do que|Em .* longe do esperado)/).first();

/** How often each tier came, as the page says it. */
const seenOn = (page: Page) =>
  page
    .getByRole('table', { name: 'Quanto veio de cada faixa' })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => Number(row.children[1]?.textContent?.replaceAll('.', ''))));

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

const run = {
  engine: '4',
  lottery: 'quina',
  strategy: 'quentes-frios',
  games: 2,
  seed: 'run',
  now: '2026-11-25T12:00:00Z',
  history: simulated('past', '2026-11-25'),
} as const;
const request: SimulateRequest = {
  kind: 'simulate',
  engine: '4',
  seed: 'e2e',
  bet: { kind: 'anew', run },
  draws: 20_000,
};
const link = `/laboratorio?lab=${writeLab(request)}`;

describe('the laboratory', () => {
  test('tests the strategy of a result, tells what it found, and hands out a link that repeats it', async () => {
    const { page, context } = await open({ path: linkTo({ games: 2 }) });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('link', { name: 'Teste esta estratégia' }).click();
    await awaitTitle(page, 'Laboratório');
    await page.getByLabel('Quem aposta').getByText('como no seu resultado').waitFor({ state: 'attached' });
    expect(await page.getByLabel('Jogos em cada sorteio').inputValue()).toBe('2');
    await page.getByLabel('Sorteios', { exact: true }).selectOption('10.000');
    await button(page, 'Simular').click();
    await finding(page).waitFor();
    const seen = await seenOn(page);
    await button(page, 'Copiar link').click();
    const copied = await readClipboard(page);
    await page.goto(copied);
    await page.getByText('2 jogos novos de “').waitFor();
    await button(page, 'Repetir este teste').click();
    await finding(page).waitFor();
    expect(await seenOn(page)).toEqual(seen);
    await page.getByRole('link', { name: 'Montar outro teste' }).click();
    await button(page, 'Simular').waitFor();
    expect(await focused(page)).toBe('Laboratório');
  });

  test('bets as many games everywhere as the result had', async () => {
    const { page } = await open({ path: linkTo({ games: 7 }) });
    await page.getByRole('link', { name: 'Teste esta estratégia' }).click();
    await awaitTitle(page, 'Laboratório');
    for (const name of ['Estratégias', 'Viciado']) {
      await page.getByRole('tab', { name }).click();
      await expect.poll(() => page.getByLabel('Jogos de cada estratégia por sorteio').inputValue()).toBe('7');
    }
  });

  test.each(inRound([2, 0, 1, 4], 1))('has the same figures on %i workers as in Node', async (workers) => {
    const { page } = await open({ path: `${link}&workers=${workers}` });
    await button(page, 'Repetir este teste').click();
    await finding(page).waitFor();
    expect(await seenOn(page)).toEqual(reportOf(createSimulation(request)).tiers.map(({ seen }) => seen));
  });

  test.each(inRound(['walk', 'simulate'], 1))('has tables without a broken word on a small phone: %s', async (tab) => {
    const { page } = await open({ path: `/laboratorio?tab=${tab}` });
    const isWalk = tab === 'walk';
    await page.getByLabel(isWalk ? 'Quais sorteios' : 'Sorteios', { exact: true }).selectOption({ index: 0 });
    await button(page, isWalk ? 'Testar as estratégias' : 'Simular').click();
    await page.getByRole('img').first().waitFor();
    if (!isWalk) await page.locator('summary', { hasText: 'Faixa por faixa' }).click();
    const closed = page.getByRole('button', { name: /^Ver tabela/ });
    for (let left = isWalk ? 1 : 2; left > 0; left--) await closed.first().click();
    expect(await page.getByRole('table').count()).toBe(isWalk ? 1 : 3);
    for (const percent of [100, 200]) {
      await page.setViewportSize({ width: 320, height: 568 });
      await enlarge(page, percent);
      expect.soft(await page.evaluate(brokenCells), `${percent} %`).toEqual([]);
      expect.soft(await excessWidth(page), `${percent} %`).toBe(0);
      expect.soft(await violations(page), `${percent} %`).toEqual([]);
    }
  });

  test('finds a rigged draw, by the keyboard alone, and draws its chart', async () => {
    const { page } = await open({ path: '/laboratorio?tab=rigged' });
    await page.getByLabel('Sorteios', { exact: true }).selectOption('300 sorteios');
    await page.getByLabel('Quanto favorecidos').selectOption({ label: '7,9 vezes a chance dos outros' });
    await button(page, 'Testar com o sorteio viciado').press('Enter');
    await page.getByText('O vício foi descoberto').waitFor();
    await page.getByRole('img', { name: 'Todas as estratégias contra o acaso' }).waitFor();
  });

  test('audits the generator, and tells of real draws what they say of themselves and of those who bet', async () => {
    const { page } = await open({ path: '/laboratorio?tab=audit' });
    await page.getByLabel('Bilhetes do teste').selectOption('30.000 bilhetes');
    await button(page, 'Auditar').click();
    await page.getByText(/^O gerador passou: em 30.000 bilhetes/).waitFor();
    const samplers = page.getByRole('list', { name: 'Quem os testes pegaram' }).getByRole('listitem');
    expect(await samplers.filter({ hasText: 'passou em todos os testes' }).count()).toBe(1);
    expect(await samplers.filter({ hasText: 'pego: ' }).count()).toBe(5);
    await page.getByRole('tab', { name: 'Rateio' }).click();
    await page.getByText(/^Para isto é preciso ter a planilha oficial/).waitFor();

    await page.goto(new URL('/resultados?tab=file', page.url()).href);
    const answers = sampleDraws('megasena', 320).map((draw) => officialAnswer('megasena', draw));
    const buffer = Buffer.from(JSON.stringify(answers));
    await page.locator('input[type=file]').setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer });
    await keepFound(page);
    await page.goto(new URL('/laboratorio?tab=popularity', page.url()).href);
    await button(page, 'Medir o rateio').waitFor();
    await page.goto(new URL('/laboratorio?tab=audit', page.url()).href);
    await page.getByLabel('O que auditar').selectOption('Sorteios reais guardados: 320');
    await button(page, 'Auditar').click();
    await page
      .getByText(/ em 320 sorteios/i)
      .first()
      .waitFor();
    await page.getByRole('tab', { name: 'Rateio' }).click();
    await button(page, 'Medir o rateio').click();
    await page.getByRole('img', { name: 'Números mais e menos jogados' }).waitFor();
    await page.getByRole('tab', { name: 'Estratégias' }).click();
    expect(await page.getByLabel('Quais sorteios').locator('option:checked').textContent()).toBe(
      'Reais, guardados aqui: 320',
    );
    await button(page, 'Testar as estratégias').click();
    await page.getByRole('img', { name: 'Todas as estratégias contra o acaso' }).waitFor();
  });

  test('over real draws says that they are not here, or are others, and takes newer ones beside them', async () => {
    const draws = sampleDraws('megasena', 130);
    const named = nameWalk({ lottery: 'megasena', draws: draws.slice(0, 120) });
    const walk: WalkRequest = { kind: 'walk', engine: '4', seed: 'e2e', lottery: 'megasena', games: 1, draws: named };
    const path = `/laboratorio?lab=${writeLab(walk)}`;
    const { page } = await open({ path });
    const bring = async (count: number) => {
      await button(page, 'Trazer o arquivo').click();
      const answers = draws.slice(0, count).map((draw) => officialAnswer('megasena', draw));
      const buffer = Buffer.from(JSON.stringify(answers));
      await page.locator('input[type=file]').setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer });
      await keepFound(page);
      await page.goto(new URL(path, page.url()).href);
      await button(page, 'Repetir este teste').click();
    };
    await button(page, 'Repetir este teste').click();
    await page.getByText('Este aparelho não tem nenhum guardado').waitFor();
    await bring(110);
    await page.getByText('Os que estão guardados neste aparelho são outros').waitFor();
    await button(page, 'Tentar de novo').press('Enter');
    await expect.poll(() => focused(page)).toBe('Repetir este teste');
    await page.getByText('Os que estão guardados neste aparelho são outros').waitFor();
    await bring(130);
    await page.getByRole('img', { name: 'Todas as estratégias contra o acaso' }).waitFor();
  });

  test('leaves the focus where the keyboard goes on', async () => {
    const { page } = await open({ path: '/laboratorio' });
    await page.getByLabel('Sorteios', { exact: true }).selectOption('100.000.000');
    await button(page, 'Simular').press('Enter');
    await button(page, 'Parar').waitFor();
    expect(await focused(page)).toBe('Simular');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Parar');
    await page.keyboard.press('Enter');
    await button(page, 'Parar').waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Simular');
  });

  test('stops when it is asked to, and when somebody leaves', async () => {
    const { page } = await open({ path: '/laboratorio' });
    await page.getByLabel('Sorteios', { exact: true }).selectOption('100.000.000');
    await page.getByText(/^Neste aparelho leva/).waitFor();
    await button(page, 'Simular').click();
    await button(page, 'Parar').click();
    await expect.poll(() => button(page, 'Simular').isEnabled()).toBe(true);
    expect(await button(page, 'Parar').count()).toBe(0);
    await button(page, 'Simular').click();
    await button(page, 'Parar').waitFor();
    await button(page, 'Início').click();
    await button(page, 'Assistir ao vídeo').waitFor();
    await page.goBack();
    await awaitTitle(page, 'Laboratório');
    expect(await button(page, 'Parar').count()).toBe(0);
  });

  test('refuses a damaged link, and a bad prize at its field, and loses nothing', async () => {
    const { page } = await open({ path: `${link.slice(0, -3)}` });
    const notice = page.getByText('O link do teste veio incompleto');
    await notice.waitFor();
    await page.getByRole('tab', { name: 'Estratégias' }).click();
    await notice.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Simular' }).click();
    await page.locator('summary', { hasText: 'Contar o dinheiro' }).click();
    await page.getByLabel('Sena (6)').fill('muito');
    await page.getByText('Escreva um valor em reais: 1.500,00.').waitFor();
    await button(page, 'Simular').click();
    await page.getByText('Acerte os prêmios antes de começar.').waitFor();
    await page.getByLabel('Sena (6)').fill('50.000.000');
    await page.getByLabel('Sorteios', { exact: true }).selectOption('1.000');
    await button(page, 'Simular').click();
    await page.getByText(/^Apostados R\$.6\.000; de volta R\$/).waitFor();
    expect(await page.getByLabel('Sena (6)').inputValue()).toBe('50.000.000');
  });
});
