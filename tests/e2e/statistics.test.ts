import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { OfficialDraw } from '../../workers/shared/draws/official-draw.ts';
import { dayInBrazil } from '../../workers/shared/lottery/day-in-brazil.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { sampleDraws } from '../draws/read/sample-draws.ts';
import { statisticsFor } from '../tasks/result-of.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { enlarge, excessWidth, keepFound, toFiles } from './steps.ts';

const { open } = openBrowser({ moves: false });

const PART = 'Frequência e acaso';

/** The rows of the open table, each as its texts. */
const rowsOf = (page: Page) =>
  page
    .getByRole('table', { name: PART })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));

test('statistics of simulated draws are drawn and tabled, by the keyboard alone', async () => {
  const { page } = await open({ path: '/resultados?tab=statistics', reducedMotion: 'reduce' });
  await page.getByRole('img', { name: 'Mapa do volante: frequência' }).waitFor();
  // Nothing was brought in: all that is said is of simulated draws.
  const change = page.locator('summary', { hasText: 'Mudar' });
  await change.press('Enter');
  await page.getByText('Para ver os sorteios oficiais desta loteria').waitFor();
  const folded = page.locator('summary', { hasText: PART });
  expect(await page.getByRole('img', { name: PART }).count()).toBe(0);
  await folded.press('Enter');
  await page.getByRole('img', { name: PART }).waitFor();

  const slider = page.getByRole('slider', { name: 'Período' });
  expect(await slider.getAttribute('aria-valuetext')).toBe('os últimos 30 sorteios simulados');
  await slider.focus();
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).toBe('os últimos 75 sorteios simulados');
  await page.getByText('Mega-Sena: 75 sorteios simulados').first().waitFor();

  const seed = await page.evaluate(() => localStorage.getItem('robo-da-sorte:v1:history-seed') ?? '');
  const source = simulated(seed, dayInBrazil(Date.now()));
  const answer = statisticsFor({ lottery: 'megasena', source, window: 75 });
  await page.getByRole('button', { name: `Ver tabela: ${PART}` }).press('Enter');
  const rows = await rowsOf(page);
  expect(rows.map(([number, times]) => [Number(number), Number(times)])).toEqual(
    answer.numbers.map(({ number, times }) => [number, times]),
  );

  await page.locator('summary', { hasText: 'Intervalos' }).press('Enter');
  await page.getByRole('img', { name: 'Intervalos' }).waitFor();
  expect(await violations(page)).toEqual([]);
  for (const percent of [100, 200]) {
    await page.setViewportSize({ width: 320, height: 568 });
    await enlarge(page, percent);
    expect(await excessWidth(page)).toBe(0);
  }

  // Another lottery, and back to this one, in a hurry: the charts are those of the last.
  for (const name of ['Lotomania', 'Quina']) await page.getByRole('radio', { name }).check();
  await page.getByText('Quina: 75 sorteios simulados').first().waitFor();

  // Real draws are counted as soon as they are kept, all of them.
  const draws = sampleDraws('quina');
  await page.getByRole('button', { name: 'Voltar a Conferir' }).click();
  await toFiles(page);
  await page.locator('input[type=file]').setInputFiles({
    name: 'quina.json',
    mimeType: 'text/plain',
    buffer: Buffer.from(JSON.stringify(Object.fromEntries(draws.map(mirrored)))),
  });
  await keepFound(page);
  await page.getByRole('link', { name: 'Ver estatísticas' }).click();
  const all = draws.length;
  await page.getByText(`Quina: ${all} concursos oficiais`).first().waitFor();
  await change.press('Enter');
  expect(await slider.getAttribute('aria-valuetext')).toBe(`todos os ${all} concursos oficiais`);
});

/** A draw as the mirrors have it. */
const mirrored = ({ contest, numbers }: OfficialDraw) =>
  [contest, numbers.map((n) => String(n).padStart(2, '0'))] as const;
