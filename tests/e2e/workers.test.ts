import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { awaitWorker } from './steps.ts';

const { open, site } = openBrowser({ moves: false });

test('no code of the engine is among the scripts that the page itself runs', async () => {
  const { page } = await open();
  await awaitWorker(page);
  const scripts = await page
    .locator('script[src], link[rel=modulepreload]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('src') ?? element.getAttribute('href')));
  const texts = await Promise.all(scripts.map(async (path) => (await page.request.get(site + path)).text()));
  expect(texts.length).toBeGreaterThan(0);
  // 2091639 is the multiplier of the Alea generator: nothing is drawn without it.
  expect(texts.filter((text) => text.includes('2091639'))).toHaveLength(0);
});
