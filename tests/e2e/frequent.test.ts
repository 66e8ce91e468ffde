import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { frequentTexts } from '../../src/content/frequent/frequent.ts';
import { home } from '../../src/content/home/home.ts';
import { site } from '../../src/content/shell/site.ts';
import { inRound } from '../../tools/build/test-rounds.ts';
import { rankNumbers } from '../../workers/engine/frequency.ts';
import { simulateHistory } from '../../workers/engine/history.ts';
import { dayInBrazil } from '../../workers/shared/lottery/day-in-brazil.ts';
import { lotteryOf } from '../../workers/shared/lottery/lotteries.ts';
import { NEWEST } from '../engine/support/newest.ts';
import { wholeTest } from '../support/whole-test.ts';
import { openBrowser } from './browser.ts';
import { cutTexts } from './page-checks.ts';
import { awaitTitle, button, lotteryList, skipOverlay, ticketNumbers } from './steps.ts';

const { open } = openBrowser({ moves: false });

const items = (page: Page) => page.getByRole('list', { name: /^Números, do mais/ }).getByRole('listitem');

test('the frequent view names the ten most frequent numbers of the simulated history, after a reload too', async () => {
  const { page } = await open();
  const tile = button(page, site.frequent.frequent);
  await tile.getByText(frequentTexts.simulated).waitFor();
  await tile.click();
  await awaitTitle(page, site.frequent.frequent);
  await items(page).first().waitFor();
  const seed = await page.evaluate(() => localStorage.getItem('robo-da-sorte:v1:history-seed') ?? '');
  const lottery = lotteryOf('megasena');
  const expected = rankNumbers(lottery, simulateHistory(NEWEST, lottery, seed, dayInBrazil(Date.now())))
    .slice(0, 10)
    .map(({ number, frequency }) => `Número ${number}, saiu ${frequency} ${frequency === 1 ? 'vez' : 'vezes'}`);
  const names = () => items(page).evaluateAll((all) => all.map((item) => item.ariaLabel));
  expect(await names()).toEqual(expected);
  await page.reload();
  await items(page).first().waitFor();
  expect(await names(), 'after a reload').toEqual(expected);
});

wholeTest('changing the lottery there recalculates, returns home and says so for 3 s', async () => {
  const { page } = await open({ path: '/?view=frequent', clock: true });
  await items(page).first().waitFor();
  await lotteryList(page).selectOption('timemania');
  await awaitTitle(page, site.appName);
  const toast = page.getByText('Loteria alterada para Timemania');
  await toast.waitFor();
  await page.clock.runFor(3100);
  await toast.waitFor({ state: 'detached' });
  // Another view ends it too, long before its time is over.
  await lotteryList(page).selectOption('quina');
  await lotteryList(page).selectOption('timemania');
  await toast.waitFor();
  await button(page, site.frequent.frequent).click();
  await items(page).first().waitFor();
  expect(await toast.count()).toBe(0);
  expect(await page.getByRole('main').textContent()).toContain('Timemania');
});

test('a ball has its number in one line at any count', async () => {
  const { page } = await open({ path: '/?view=frequent' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await items(page).first().waitFor();
  await items(page).evaluateAll((all) => {
    for (const item of all) (item as HTMLElement).style.setProperty('--share', '0.3');
  });
  expect(await page.evaluate(cutTexts)).toEqual([]);
});

/** What is drawn for each number: the width of its ball and the height of its bar, in pixels. */
const drawn = (page: Page) =>
  items(page).evaluateAll((all) =>
    all.map(({ ariaLabel, children: [ball, bar] }) => ({
      times: Number(/saiu (\d+)/.exec(ariaLabel ?? '')?.[1]),
      ball: ball?.getBoundingClientRect().width ?? 0,
      bar: bar?.getBoundingClientRect().height ?? 0,
    })),
  );

test.each(
  inRound(
    [
      [360, 640, 32],
      [1280, 800, 43.2],
    ] as const,
    1,
  ),
)(
  'at %i×%i five balls in a row and their bars are as large as their numbers came often, «Gerar» is in the first screen',
  async (width, height, smallest) => {
    const { page } = await open({ path: '/?view=frequent', premium: true });
    await page.setViewportSize({ width, height });
    await items(page).first().waitFor();
    const all = await drawn(page);
    expect(all).toHaveLength(15);
    const lefts = await items(page).evaluateAll((each) => each.map((item) => item.getBoundingClientRect().left));
    expect(new Set(lefts.map(Math.round)).size).toBe(5);
    const [{ times: most, ...largest } = { times: 0, bar: 0, ball: 0 }] = all;
    for (const { times, bar, ball } of all) {
      // A bar has room for its figure, and a ball for its digits.
      expect(bar).toBeCloseTo(Math.max((largest.bar * times) / most, 22), 0);
      expect(ball).toBeCloseTo(Math.max((largest.ball * times) / most, smallest), 0);
    }
    const box = await button(page, 'Gerar').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height - 56);
  },
);

const HOT = /^Números quentes: ([\d, ]+)\.$/;

wholeTest('«Usar na estratégia» hands the hot numbers over: five of them are in each ticket', async () => {
  const { page } = await open({ path: '/new', premium: true, clock: true });
  await button(page, site.frequent.hot).click();
  await items(page).first().waitFor();
  const names = await items(page).evaluateAll((all) => all.map((item) => item.ariaLabel ?? ''));
  const ranked = names.slice(0, 10).map((name) => Number(/^Número (\d+)/.exec(name)?.[1]));
  await button(page, 'Usar na estratégia').click();
  const hot = (HOT.exec((await page.getByText(HOT).textContent()) ?? '')?.[1] ?? '').split(', ').map(Number);
  expect(hot).toEqual(ranked.sort((a, b) => a - b));
  await page.getByText('Jogo Rápido: cada bilhete leva ao menos 5 deles.').waitFor();
  await page.getByRole('tab', { name: 'Rápido', selected: true }).waitFor();
  await button(page, '5').click();
  await skipOverlay(page, () => button(page, 'Gerar com essa Estratégia').click());
  const tickets = (await ticketNumbers(page)).map((cells) => cells.filter((cell) => hot.includes(Number(cell))).length);
  expect(tickets).toHaveLength(5);
  expect(Math.min(...tickets)).toBeGreaterThanOrEqual(5);
  await button(page, site.newGame).click();
  await button(page, home.strategies).click();
  await page.getByRole('tab', { name: 'Rápido' }).waitFor();
  expect(await page.getByText(HOT).count()).toBe(0);
});
