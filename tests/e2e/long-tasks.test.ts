import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { choose } from './steps.ts';

const { open } = openBrowser();

/** A busy machine stretches any task; what generation causes shows up every time. */
const ATTEMPTS = 4;

/** Long tasks (over 50 ms) of the page's main thread from the tap until the engine is done. */
async function longTasksOfRun(start: (page: Page) => Promise<void>): Promise<number> {
  const { page, context } = await open({
    premium: true,
    before: () => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) tasks.push(entry.startTime);
      }).observe({ type: 'longtask', buffered: true });
    },
  });
  await choose(page, 'lotomania', 10);
  await page.waitForTimeout(500);
  const from = await page.evaluate(() => performance.now());
  await start(page);
  await page.waitForFunction(
    () => Number(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')) > 10,
  );
  const end = await page.evaluate(() => performance.now());
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  await context.close();
  return tasks.filter((at) => at > from && at < end).length;
}

test.each<[string, (page: Page) => Promise<void>]>([
  ['a quick run', (page) => page.getByRole('button', { name: /Gerar bilhete rápido/ }).click()],
  [
    'a run of campeao',
    async (page) => {
      await page.getByRole('button', { name: 'Estratégias', exact: true }).click();
      await page.getByRole('button', { name: 'Estratégia campeã' }).click();
    },
  ],
])('the main thread has no long task while %s is under way', async (_, start) => {
  const counts: number[] = [];
  for (let i = 0; i < ATTEMPTS && !counts.includes(0); i++) {
    counts.push(await longTasksOfRun(start));
  }
  expect(counts).toContain(0);
});

test('no code of the engine is among the scripts that the page itself runs', async () => {
  const { page } = await open();
  if (page.workers().length === 0) await page.waitForEvent('worker');
  const scripts = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
        'script[src], link[rel=modulepreload]',
      ),
    ].map((element) => ('src' in element ? element.src : element.href)),
  );
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(texts.length).toBeGreaterThan(0);
  // 2091639 is the multiplier of the Alea generator: nothing is drawn without it.
  expect(texts.filter((text) => text.includes('2091639'))).toHaveLength(0);
});
