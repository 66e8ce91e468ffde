import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from '../../src/content/shell/site.ts';
import { writeLab } from '../../src/state/lab/lab-link.ts';
import { nameDraws } from '../../workers/lab/backtest/draws.ts';
import { reportOf } from '../../workers/lab/run-job.ts';
import { createSimulation } from '../../workers/lab/simulate/simulate.ts';
import type { BacktestRequest, SimulateRequest } from '../../workers/shared/lab/lab-request.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { sampleDraws } from '../draws/read/sample-draws.ts';
import { wholeTest } from '../support/whole-test.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { readClipboard } from './clipboard.ts';
import { keepDraws } from './give-draws.ts';
import { linkTo } from './link.ts';
import { brokenCells } from './page-checks.ts';
import { awaitTitle, button, changeAddress, enlarge, excessWidth, openDetails } from './steps.ts';
import { watchVideo } from './watch-video.ts';

const { open } = openBrowser({ moves: false });

const finding = (page: Page) =>
  page.getByText(/^(Em .* (nada diferente do acaso|longe do esperado)|Fora do que)/).first();

/** How often each tier came, as the page says it. */
async function seenOn(page: Page) {
  await page.getByText('Detalhes', { exact: true }).click();
  return page
    .getByRole('table', { name: 'Quanto veio de cada faixa' })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => Number(row.children[1]?.textContent?.replaceAll('.', ''))));
}

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

/** The page at the least width has no broken word and nothing beside it, also with text twice as large. */
async function expectNarrow(page: Page): Promise<void> {
  for (const percent of [100, 200]) {
    await page.setViewportSize({ width: 320, height: 568 });
    await enlarge(page, percent);
    expect.soft(await page.evaluate(brokenCells), `${percent} %`).toEqual([]);
    expect.soft(await excessWidth(page), `${percent} %`).toBe(0);
    expect.soft(await violations(page), `${percent} %`).toEqual([]);
  }
}

test('a simulation of a result is repeated by its link, counts money, and stops', async () => {
  const { page, context } = await open({ path: linkTo({ games: 7 }) });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDetails(page);
  await page.getByRole('link', { name: 'Essa estratégia funciona?' }).click();
  await awaitTitle(page, 'Laboratório');
  await page.getByRole('link', { name: /^Alguma estratégia ganha do acaso/ }).click();
  await expect.poll(() => focused(page)).toBe('Laboratório');
  await page.getByText('Mudar o teste').click();
  await expect.poll(() => page.getByLabel('Jogos de cada estratégia por sorteio').inputValue()).toBe('7');
  await page.getByRole('link', { name: /^Simular/ }).click();
  await page.getByLabel('Quem aposta').getByText('como no seu resultado').waitFor({ state: 'attached' });
  expect(await page.getByLabel('Jogos em cada sorteio').inputValue()).toBe('7');
  await page.getByLabel('Sorteios', { exact: true }).selectOption('10.000');
  await button(page, 'Simular').click();
  await finding(page).waitFor();
  const seen = await seenOn(page);
  await button(page, 'Copiar link').click();
  await page.goto(await readClipboard(page));
  await page.getByText('7 jogos novos de “').waitFor();
  await button(page, 'Repetir este teste').click();
  await finding(page).waitFor();
  expect(await seenOn(page)).toEqual(seen);
  await page.getByRole('link', { name: 'Montar outro teste' }).click();
  await button(page, 'Simular').waitFor();
  expect(await focused(page)).toBe('Laboratório');

  await page.goto(new URL(`${link}&workers=2`, page.url()).href);
  await button(page, 'Repetir este teste').click();
  await finding(page).waitFor();
  expect(await seenOn(page)).toEqual(reportOf(createSimulation(request)).tiers.map(({ seen }) => seen));

  await page.goto(new URL(link.slice(0, -3), page.url()).href);
  await page.getByText('O link do teste veio incompleto').waitFor();
  await page.getByRole('link', { name: /^Simular/ }).click();
  await page.locator('summary', { hasText: 'Contar o dinheiro' }).click();
  await page.getByLabel('Sena (6)').fill('muito');
  await page.getByText('Escreva um valor em reais: 1.500,00.').waitFor();
  await button(page, 'Simular').click();
  await page.getByText('Acerte os prêmios antes de começar.').waitFor();
  await page.getByLabel('Sena (6)').fill('50.000.000');
  await page.getByLabel('Sorteios', { exact: true }).selectOption('1.000');
  await button(page, 'Simular').click();
  await page.getByText(/^Apostados R\$.6\.000; de volta R\$/).waitFor();

  await page.getByLabel('Sorteios', { exact: true }).selectOption('100.000.000');
  await page.getByText(/^Neste aparelho leva/).waitFor();
  await button(page, 'Simular').press('Enter');
  await button(page, 'Parar').waitFor();
  expect(await focused(page)).toBe('Simular');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Parar');
  await page.keyboard.press('Enter');
  await button(page, 'Parar').waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Simular');
  await button(page, 'Simular').click();
  await button(page, 'Parar').waitFor();
  await button(page, site.nav.home).click();
  await watchVideo(page).waitFor();
  await page.goBack();
  await awaitTitle(page, 'Laboratório');
  expect(await button(page, 'Parar').count()).toBe(0);
});

test('does a strategy work: the third tap asks it, the answer is in sight, and below it the other tests', async () => {
  const { page } = await open();
  await button(page, site.nav.more).click();
  await page.getByRole('dialog').locator('a[href$="/laboratorio"]').click();
  await button(page, 'Testar').click();
  const answer = page.getByRole('status').filter({ hasText: /acaso/ }).first();
  await answer.waitFor();
  const { y = Number.NaN, height = Number.NaN } = (await answer.boundingBox()) ?? {};
  const bar = await page.getByRole('navigation').boundingBox();
  expect(y).toBeGreaterThanOrEqual(56);
  expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.getByRole('link', { name: /^Sorteios reais/ }).click();
  await page.getByText(/^Para isto é preciso ter sorteios reais/).waitFor();
  await page.goBack();
  await button(page, 'Testar').waitFor();
  // What was found went with its place.
  expect(await page.getByText('Detalhes', { exact: true }).count()).toBe(0);
});

wholeTest('the strategies find a rigged draw, by the keyboard; the old address of its tab leads there', async () => {
  const { page } = await open({ path: '/laboratorio?tab=rigged' });
  await page.getByText('A aba “Viciado” agora é uma opção deste teste').waitFor();
  expect(await page.getByLabel('Com um sorteio viciado').isChecked()).toBe(true);
  await page.getByLabel('Sorteios', { exact: true }).selectOption('300 sorteios');
  await page.getByLabel('Quanto favorecidos').selectOption({ label: '7,9 vezes a chance dos outros' });
  await button(page, 'Testar').press('Enter');
  await page.getByText('O vício foi descoberto').waitFor();
  await page.getByText('Detalhes', { exact: true }).press('Enter');
  await page.getByRole('img', { name: 'Todas as estratégias contra o acaso' }).waitFor();
  await page.getByRole('button', { name: /^Ver tabela/ }).click();
  expect(await page.getByRole('table').count()).toBe(1);
  await expectNarrow(page);
});

wholeTest('real draws are measured and bet on where they are kept; old links to tabs lead there', async () => {
  const draws = sampleDraws('megasena', 320);
  const named = nameDraws({ lottery: 'megasena', draws: draws.slice(0, 120) });
  const backtest: BacktestRequest = {
    kind: 'walk',
    engine: '4',
    seed: 'e2e',
    lottery: 'megasena',
    games: 1,
    draws: named,
  };
  const audit = { kind: 'audit', engine: '4', seed: 'e2e', lottery: 'megasena', tickets: 10_000 };
  const path = `/laboratorio?lab=${writeLab(backtest)}`;
  const { page } = await open({ path: '/laboratorio?tab=popularity' });
  const bring = async (count: number) => {
    await button(page, 'Trazer o arquivo').click();
    await keepDraws(page, 'megasena', ...draws.slice(0, count));
    await page.goto(new URL(path, page.url()).href);
    await button(page, 'Repetir este teste').click();
  };
  await page.getByText('A aba “Rateio” agora fica em “Sorteios reais”').waitFor();
  await page.getByText(/^Para isto é preciso ter sorteios reais/).waitFor();

  await page.goto(new URL(path, page.url()).href);
  await button(page, 'Repetir este teste').click();
  await page.getByText('Este aparelho não tem nenhum guardado').waitFor();
  await bring(110);
  await page.getByText('Os que estão guardados neste aparelho são outros').waitFor();
  await button(page, 'Tentar de novo').press('Enter');
  await expect.poll(() => focused(page)).toBe('Repetir este teste');
  await page.getByText('Os que estão guardados neste aparelho são outros').waitFor();
  await bring(320);
  await page.getByText('Detalhes', { exact: true }).click();
  await page.getByRole('img', { name: 'Todas as estratégias contra o acaso' }).waitFor();

  await page.goto(new URL(`/laboratorio?lab=${writeLab(audit as unknown as BacktestRequest)}`, page.url()).href);
  await page.getByText('A aba “Auditoria” deu lugar a “Sorteios reais”').waitFor();
  await button(page, 'Medir').click();
  await page
    .getByText(/ em 320 sorteios/i)
    .first()
    .waitFor();
  await page.getByLabel('O que medir').selectOption('Os números mais jogados');
  await button(page, 'Medir').click();
  await page.getByText('Detalhes', { exact: true }).click();
  await page.getByRole('img', { name: 'Números mais e menos jogados' }).waitFor();
});

test('the laboratory opens on the lottery of the room before it, and after home on that of home', async () => {
  const { page } = await open({ path: '/resultados?tab=statistics' });
  const chosen = (name: string) => page.getByRole('radio', { name, checked: true });
  await page.getByRole('radio', { name: 'Quina' }).check();
  await changeAddress(page, '/laboratorio');
  await awaitTitle(page, 'Laboratório');
  await chosen('Quina').waitFor();
  await changeAddress(page, '/');
  await awaitTitle(page, site.appName);
  await changeAddress(page, '/laboratorio');
  await awaitTitle(page, 'Laboratório');
  await chosen('Mega-Sena').waitFor();
});
