import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { enlarge } from './steps.ts';

const { open } = openBrowser({ moves: false });

/** Width, size of the text in percent, and the words that are there to see. */
const HEADERS = [
  [320, 100, []],
  [360, 100, ['Resultados', 'Sons', 'Meus jogos']],
  [412, 100, ['Resultados', 'Sons', 'Meus jogos']],
  [480, 100, ['Resultados', 'Sons', 'Meus jogos']],
  [768, 100, ['Resultados', 'Sons', 'Meus jogos']],
  [360, 200, []],
  [1280, 200, ['Resultados', 'Sons', 'Meus jogos']],
] as const;

test('the header has its words where they fit', async () => {
  const { page } = await open();
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Resultados' }).waitFor();
  for (const [width, percent, words] of HEADERS) {
    await page.setViewportSize({ width, height: 640 });
    await enlarge(page, percent);
    const label = `${width} px, ${percent} %`;
    const labels = await header
      .locator(':is(a, button) span')
      .evaluateAll((all) => all.filter((it) => it.clientWidth > 1 || it.getBoundingClientRect().width > 1));
    expect(labels.length, label).toBe(words.length);
    for (const word of words) {
      const box = await header.getByText(word, { exact: true }).boundingBox();
      expect(box?.width, `${word} at ${label}`).toBeGreaterThan(30);
    }
    expect(await header.getByRole('switch', { name: 'Sons' }).count()).toBe(1);
    expect(await header.getByRole('button', { name: 'Meus jogos' }).count()).toBe(1);
    if (percent > 100) continue;
    expect((await header.boundingBox())?.height, label).toBeLessThanOrEqual(62);
  }
});
