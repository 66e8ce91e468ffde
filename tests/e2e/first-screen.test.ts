import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site as siteTexts } from '../../src/content/shell/site.ts';
import { inRound } from '../../tools/build/test-rounds.ts';
import { LOTTERIES, type LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import { oneOfEach } from '../state/saved-games/tickets.ts';
import { wholeTest } from '../support/whole-test.ts';
import { openBrowser, PHONE } from './browser.ts';
import { nextFrames } from './clock.ts';
import { linkTo } from './link.ts';
import { takenMiddles } from './page-checks.ts';
import {
  awaitResult,
  barOf,
  button,
  changeAddress,
  enlarge,
  keepOldList,
  lotteryList,
  openCatalogue,
  quick,
} from './steps.ts';
import { watchVideo } from './watch-video.ts';

const { open, site } = openBrowser({ moves: false });

const SMALL = { width: 320, height: 568 };

/** Lotomania has the most numbers, and Dia de Sorte a month: both are in a short round. */
const ROUND = inRound(LOTTERIES.toReversed(), 2);

/** Where a part of the page is on the screen. */
async function placeOf(part: Locator): Promise<{ top: number; bottom: number }> {
  const { y = Number.NaN, height = 0 } = (await part.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
}

/** What the specification has on home for everybody, and for whoever has no premium. */
const homeControls = (page: Page): Locator[] => [
  lotteryList(page),
  ...['1 jogo', '2 jogos', '3 jogos', '5 jogos', '10 jogos'].map((name) => button(page, name)),
  quick(page),
  ...['Números frequentes', 'Estratégias', 'Estratégias VIP', 'Conselhos e dicas', 'Quero ser Premium'].map((name) =>
    button(page, name),
  ),
];

const firstBatch = (page: Page) => page.getByRole('list', { name: siteTexts.saved }).locator('> li').first();

/** The first digits of the first ticket. */
const firstDigits = (page: Page) => page.locator('article [aria-label^="Números: "] b').first();

const RESULT = (lottery: LotteryKey) => linkTo({ lottery, games: 2 });

/** Every view, what it begins with, and how far down that may be, in pixels of a phone. */
const STARTS: readonly [path: (lottery: LotteryKey) => string, part: (page: Page) => Locator, most: number][] = [
  [RESULT, firstDigits, 155],
  [() => '/?view=saved', firstBatch, 160],
  [() => '/?view=strategy', (page) => button(page, 'Gerar com essa Estratégia'), 430],
  [() => '/laboratorio', (page) => button(page, 'Testar'), 330 - 56],
  [() => '/resultados?tab=statistics', (page) => page.getByRole('img', { name: /^Mapa do volante/ }), 640 - 57],
];

test.each(inRound(['light', 'dark'] as const, 1))(
  'what people came for is in the first screen, in %s, for each lottery, on a phone and a smaller one',
  async (colorScheme) => {
    const { page } = await open({ colorScheme });
    await keepOldList(page, oneOfEach);
    for (const { key } of ROUND) {
      await changeAddress(page, '/');
      await lotteryList(page).selectOption(key);
      await page.locator(`[data-lottery=${key}]`).first().waitFor();
      const bar = await placeOf(page.getByRole('navigation'));
      for (const control of homeControls(page)) {
        const { top, bottom } = await placeOf(control);
        expect.soft(top, `${key}: ${control}`).toBeGreaterThanOrEqual(0);
        expect.soft(bottom, `${key}: ${control}`).toBeLessThanOrEqual(bar.top);
      }
      for (const [path, part, most] of STARTS) {
        await changeAddress(page, path(key));
        await part(page).waitFor();
        expect.soft((await placeOf(part(page))).top, `${key}: ${path(key)}`).toBeLessThanOrEqual(most);
      }
    }
  },
);

wholeTest('the last step of /vip1922 has its button in the first screen, also for the longest names', async () => {
  const { page } = await open({ path: '/vip1922?view=strategy' });
  await openCatalogue(page);
  await page.getByRole('button', { name: 'Equilíbrio de pares e ímpares' }).click();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await button(page, 'Continuar').click();
  const title = page.getByRole('heading', { level: 1, name: 'Quantos jogos?' });
  await title.waitFor();
  expect((await placeOf(title)).top).toBeGreaterThanOrEqual(0);
  for (const { key } of ROUND) {
    await changeAddress(page, '/vip1922');
    await lotteryList(page).selectOption(key);
    await changeAddress(page, '/vip1922?view=configure');
    for (const size of [PHONE, SMALL]) {
      await page.setViewportSize(size);
      await page.getByText('Equilíbrio de pares e ímpares').waitFor();
      const bar = await placeOf(page.getByRole('navigation'));
      const { bottom } = await placeOf(button(page, 'Gerar Jogos'));
      expect.soft(bottom, `${key} at ${size.width} px`).toBeLessThanOrEqual(bar.top);
    }
  }
});

wholeTest('the first ticket of each lottery is whole in sight on a very small phone', async () => {
  const { page } = await open({ path: null, viewport: SMALL });
  for (const { key } of ROUND) {
    await page.goto(site + RESULT(key));
    await awaitResult(page);
    const bar = await placeOf(barOf(page));
    expect.soft((await placeOf(page.getByRole('article').first())).bottom, key).toBeLessThanOrEqual(bar.top);
  }
});

wholeTest('nothing covers a control with text twice as large, wherever the page is scrolled to', async () => {
  const { page } = await open();
  await keepOldList(page, oneOfEach);
  for (const size of [PHONE, SMALL]) {
    await page.setViewportSize(size);
    await enlarge(page, 200);
    for (const [path, part] of [[() => '/', quick] as const, ...STARTS]) {
      await changeAddress(page, path('lotomania'));
      await part(page).waitFor();
      expect.soft(await page.evaluate(takenMiddles, true), `${path('lotomania')} at ${size.width} px`).toEqual([]);
    }
  }
});

/** In the page, before its scripts: the words of what was, one after the other, the largest thing on the screen. */
function noteLargest(): void {
  const largest: (string | null | undefined)[] = [];
  Object.assign(window, { largest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      largest.push((entry as PerformanceEntry & { readonly element: Element | null }).element?.textContent);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

test('what comes to home later is not larger than what a phone has painted first', async () => {
  const { page } = await open({ viewport: { width: 412, height: 823 }, before: noteLargest });
  await watchVideo(page).waitFor();
  await nextFrames(page);
  const largest = await page.evaluate(() => (window as unknown as { largest: string[] }).largest);
  expect(largest).toEqual([expect.stringMatching(/^6 números de 01 a 60/)]);
});
