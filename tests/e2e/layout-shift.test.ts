import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../workers/domain/engine-version.ts';
import { openBrowser } from './browser.ts';

const { open } = openBrowser();

const RUN =
  'view=result&lottery=lotomania&games=2&strategy=quick&seed=s&history=h&date=2026-11-20' +
  `&now=2026-11-20T12%3A00%3A00.000Z&engine=${ENGINE_VERSION}`;

const totalShift = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
      resolve(shifts.reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // No entry at all: nothing has moved.
    setTimeout(() => resolve(0), 500);
  });

/** What counts as good: https://web.dev/articles/cls */
const GOOD = 0.1;

test.each([
  ['home', '/', 'Loteria', 'combobox'],
  ['the frequent numbers', '/?view=frequent', 'Números, do mais ao menos frequente', 'list'],
  ['the strategies', '/?view=strategy', 'Jogos', 'spinbutton'],
  ['the last step of /vip1922', '/vip1922?view=configure', 'Jogos', 'spinbutton'],
  ['a result', `/?${RUN}`, 'Bilhete 2', 'article'],
] as const)('opening %s moves next to nothing on the screen', async (_, path, name, role) => {
  const { page } = await open({ path });
  await page.getByRole(role, { name }).waitFor();
  await page.waitForTimeout(300);
  expect(await page.evaluate(totalShift)).toBeLessThan(GOOD);
});
