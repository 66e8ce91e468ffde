import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';

const { open } = openBrowser();

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
