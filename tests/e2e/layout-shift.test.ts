import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../workers/shared/engine-version.ts';
import { openBrowser } from './browser.ts';
import { nextFrames } from './clock.ts';

const { open } = openBrowser();

const RUN =
  'view=result&lottery=lotomania&games=2&strategy=quick&seed=s&history=h&date=2026-11-20' +
  `&now=2026-11-20T12%3A00%3A00.000Z&engine=${ENGINE_VERSION}`;

type Shifts = readonly (PerformanceEntry & { readonly value: number })[];

function watchShifts(): void {
  let total = 0;
  const add = (shifts: PerformanceEntryList) => {
    for (const { value } of shifts as unknown as Shifts) total += value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, {
    totalShift: () => {
      add(observer.takeRecords());
      return total;
    },
  });
}

const totalShift = () => (window as unknown as { totalShift(): number }).totalShift();

/** What counts as good: https://web.dev/articles/cls */
const GOOD = 0.1;

test.each([
  ['home', '/', 'Loteria', 'combobox'],
  ['the frequent numbers', '/?view=frequent', 'Números, do mais ao menos frequente', 'list'],
  ['the strategies', '/?view=strategy', 'Jogos', 'spinbutton'],
  ['the last step of /vip1922', '/vip1922?view=configure', 'Jogos', 'spinbutton'],
  ['a result', `/?${RUN}`, 'Bilhete 2', 'article'],
] as const)('opening %s moves next to nothing on the screen', async (_, path, name, role) => {
  const { page } = await open({ path, before: watchShifts });
  await page.getByRole(role, { name }).waitFor();
  await page.waitForLoadState('networkidle');
  await nextFrames(page);
  expect(await page.evaluate(totalShift)).toBeLessThan(GOOD);
});

test.each(['/', '/new'])(
  '%s with a stored premium moves nothing as it comes alive',
  async (path) => {
    const { page } = await open({ path, premium: true, before: watchShifts });
    await page.getByRole('button', { name: 'Conselhos e dicas' }).waitFor();
    await page.waitForLoadState('networkidle');
    await nextFrames(page);
    expect(await page.evaluate(totalShift)).toBeLessThan(0.001);
  },
);
