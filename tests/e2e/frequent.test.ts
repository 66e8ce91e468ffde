import { expect, test } from 'vitest';
import { rankNumbers } from '../../workers/engine/frequency.ts';
import { simulateHistory } from '../../workers/engine/history.ts';
import { lotteryOf } from '../../workers/shared/lottery/lotteries.ts';
import { NEWEST } from '../engine/support/newest.ts';
import { openBrowser } from './browser.ts';

const { open } = openBrowser({ moves: false });

test('the frequent view names the ten most frequent numbers of the simulated history, after a reload too', async () => {
  const { page } = await open();
  await page.getByRole('button', { name: 'Números frequentes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Números mais frequentes' }).waitFor();
  const items = page.getByRole('list', { name: 'Números, do mais ao menos frequente' });
  await items.waitFor();
  const { seed, date } = await page.evaluate(() => ({
    seed: localStorage.getItem('robo-da-sorte:v1:history-seed') ?? '',
    date: new Date().toLocaleDateString('sv'),
  }));
  const lottery = lotteryOf('megasena');
  const expected = rankNumbers(lottery, simulateHistory(NEWEST, lottery, seed, date)).slice(0, 10);
  const names = await Promise.all(
    (await items.getByRole('listitem').all()).map((item) => item.getAttribute('aria-label')),
  );
  expect(names).toEqual(
    expected.map(({ number, frequency }) =>
      frequency === 1 ? `Número ${number}, saiu 1 vez` : `Número ${number}, saiu ${frequency} vezes`,
    ),
  );
  const before = await items.getByRole('listitem').allTextContents();
  await page.reload();
  await items.waitFor();
  expect(await items.getByRole('listitem').allTextContents(), 'after a reload').toEqual(before);
});

test('changing the lottery there recalculates, returns home and says so for 3 s', async () => {
  const { page } = await open({ path: '/?view=frequent', clock: true });
  await page.getByRole('list', { name: /^Números/ }).waitFor();
  await page.getByRole('combobox', { name: 'Loteria' }).selectOption('timemania');
  await page.getByRole('heading', { level: 1, name: 'Robô da Sorte' }).waitFor();
  const toast = page.getByText('Loteria alterada para Timemania');
  await toast.waitFor();
  await page.clock.runFor(3100);
  await toast.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Números frequentes' }).click();
  await page.getByRole('list', { name: /^Números/ }).waitFor();
  expect(await page.getByRole('main').textContent()).toContain('Timemania');
});
