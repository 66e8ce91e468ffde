import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site as siteTexts } from '../../src/content/shell/site.ts';
import { openBrowser } from './browser.ts';
import { nextFrames } from './clock.ts';
import { linkTo } from './link.ts';
import { awaitWorker, holdRoute, pressInMenu, quick, scrollAndSettle, skipOverlay } from './steps.ts';

const { open, site } = openBrowser();

const RUN = linkTo({ lottery: 'lotomania', games: 2 });

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

function watchShifts(): void {
  let total = 0;
  let inMain = 0;
  const add = (shifts: PerformanceEntryList) => {
    for (const { value, sources } of shifts as unknown as readonly Shift[]) {
      total += value;
      if (sources.some(({ node }) => node?.parentElement?.closest('main'))) inMain += value;
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, {
    totalShift: () => {
      add(observer.takeRecords());
      return total;
    },
    shiftInMain: () => inMain,
  });
}

type Role = Parameters<Page['getByRole']>[0];

const totalShift = () => (window as unknown as { totalShift(): number }).totalShift();

/** What counts as good: https://web.dev/articles/cls */
const GOOD = 0.1;

/** Opens a page, which has something of this role and name, and next to nothing has moved. */
async function opensCalmly(path: string, name: string, role: Role): Promise<Page> {
  const { page } = await open({ path, before: watchShifts });
  await page.getByRole(role, { name }).waitFor();
  await page.waitForLoadState('networkidle');
  await nextFrames(page);
  expect(await page.evaluate(totalShift)).toBeLessThan(GOOD);
  return page;
}

test.each([
  ['the frequent numbers', '/?view=frequent', 'Números, do mais ao menos frequente', 'list'],
  ['the last step of /vip1922', '/vip1922?view=configure', 'Jogos', 'spinbutton'],
] as const)('opening %s moves next to nothing on the screen', async (_, path, name, role) => {
  await opensCalmly(path, name, role);
});

test.each([
  ['/', true],
  ['/vip1922', false],
])('%s moves nothing as it comes alive, with a last ticket, and a stored premium: %s', async (path, premium) => {
  const keepOne = "localStorage.setItem('robo-da-sorte:v1:own-results', 'x')";
  const before = `(${watchShifts})(); if (location.protocol !== 'about:') ${keepOne};`;
  const { page } = await open({ path, premium, before });
  await page.getByRole('button', { name: 'Seu último bilhete' }).waitFor();
  await page.getByRole('button', { name: siteTexts.tips }).waitFor();
  await page.waitForLoadState('networkidle');
  await nextFrames(page);
  await page.evaluate(totalShift);
  // A page that is painted half-way through its header shifts that one, whoever visits it.
  const inMain = () => (window as unknown as { shiftInMain(): number }).shiftInMain();
  expect(await page.evaluate(inMain)).toBeLessThan(0.001);
});

test('opening a result does so too; the place of the toasts is of one size for words alone, so that they move nothing', async () => {
  const page = await opensCalmly(RUN, 'Bilhete 2', 'article');
  // The first one says how the run came about.
  const place = page.getByRole('status').last();
  const empty = await place.boundingBox();
  await pressInMenu(page.getByRole('article').first(), 'Copiar');
  await place.getByText(/Números copiados|Não deu para copiar/).waitFor();
  expect(await place.boundingBox()).toEqual(empty);
});

test('a link says whose tickets it has before they are there, and its heading stays where it is', async () => {
  const { page } = await open({ path: null });
  const release = await holdRoute(page.context(), /first-run[^/]*\.js$/);
  await page.goto(site + RUN);
  const heading = page.getByRole('heading', { level: 1, name: 'Bilhetes do link' });
  const place = await heading.boundingBox();
  await page.getByText('Carregando…').waitFor();
  release();
  await page.getByRole('article', { name: 'Bilhete 2' }).waitFor();
  expect(await heading.boundingBox()).toEqual(place);
  expect(await page.title()).toBe('Bilhetes do link · Robô da Sorte');
  await page.getByText('Recebido por link').waitFor();
});

test('a run from far down on home, on a weak phone, moves nothing as its result comes, neither below the overlay nor after it', async () => {
  const { page } = await open({ clock: true, before: watchShifts });
  // With the first worker what makes runs is there, and home has nothing more to come.
  await awaitWorker(page);
  // The last of what comes below home's tools, part by part.
  await page.locator('#confianca').waitFor();
  await page.evaluate(scrollAndSettle, undefined);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const before = await page.evaluate(totalShift);
  // Not by a tap: what moves soon after one does not count.
  await skipOverlay(page, () => quick(page).evaluate((button: HTMLElement) => button.click()));
  await nextFrames(page);
  expect((await page.evaluate(totalShift)) - before).toBeLessThan(0.01);
});
