import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { home } from '../../src/content/home/home.ts';
import { site } from '../../src/content/shell/site.ts';
import { openBrowser } from './browser.ts';
import { pauseClock } from './clock.ts';
import { linkTo } from './link.ts';
import { awaitResult, button, lotteryList, openHowItWorks, playslipIn, pressInMenu, quick, slipsIn } from './steps.ts';

const { open } = openBrowser();

/** The reader has colours of their own: backgrounds and shadows of the page are gone. */
const OWN_COLOURS = { forcedColors: 'active', reducedMotion: 'reduce' } as const;

interface Look {
  readonly fill: string;
  readonly ink: string;
  readonly edge: string;
}

const lookOf = (element: Locator): Promise<Look> =>
  element.evaluate((it) => {
    const { backgroundColor, color, borderTopWidth, outlineStyle } = getComputedStyle(it);
    return { fill: backgroundColor, ink: color, edge: `${borderTopWidth} ${outlineStyle}` };
  });

/** A system colour as the browser computes it in this page. */
const systemColour = (inPage: Locator, name: string): Promise<string> =>
  inPage.page().evaluate((colour) => {
    const probe = document.createElement('i');
    Object.assign(probe.style, { color: colour, forcedColorAdjust: 'none' });
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

/** What is chosen has the fill and ink that the reader has for it, and what is not has neither. */
async function expectChosen(chosen: Locator, other: Locator): Promise<void> {
  const [highlight, text] = [await systemColour(chosen, 'Highlight'), await systemColour(chosen, 'HighlightText')];
  expect(await lookOf(chosen)).toMatchObject({ fill: highlight, ink: text });
  expect((await lookOf(other)).fill).not.toBe(highlight);
}

test('chosen numbers are filled, and have an edge', async () => {
  const { page } = await open({ path: linkTo(), ...OWN_COLOURS });
  await awaitResult(page);
  const card = page.getByRole('article').first();
  await pressInMenu(card, 'Ver volante');
  const slip = playslipIn(card);
  const [chosen, other] = [slip.locator('b').first(), slip.locator('span').first()];
  await expectChosen(chosen, other);
  const ball = slipsIn(card).locator('b').first();
  expect(await lookOf(ball)).toEqual(await lookOf(chosen));
  expect((await lookOf(chosen)).edge).toBe('0px solid');
  expect((await lookOf(other)).edge).toBe('0px none');
});

test('the chosen number of games and strategy stand out; the lottery list and the edges of a dialog can be seen', async () => {
  const { page } = await open({ premium: true, ...OWN_COLOURS });
  const [lit, cell] = [page.locator('main [data-columns] > b'), page.locator('main [data-columns] > span')];
  // The page's own style has nothing of it: that comes with the rest.
  await expect.poll(async () => (await lookOf(lit.first())).fill).toBe(await systemColour(lit.first(), 'Highlight'));
  await expectChosen(lit.first(), cell.first());
  const ways = page.getByRole('navigation');
  await expectChosen(ways.locator('[aria-current] > span').first(), ways.locator('a > span').first());
  expect((await lookOf(ways.locator('a'))).ink).toBe((await lookOf(ways.getByRole('button').last())).ink);
  expect((await lookOf(quick(page))).edge).toMatch(/^3px/);
  const list = lotteryList(page);
  expect((await lookOf(list)).edge).toMatch(/^[1-9]/);
  await openHowItWorks(page);
  const dialog = page.getByRole('dialog', { name: site.howItWorks });
  // The frame that stands while the dialog loads gives way to one that looks the same.
  await expect.poll(async () => (await lookOf(dialog)).edge).toMatch(/^[1-9]/);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const count = (name: string) => page.getByRole('button', { name, exact: true });
  await count('3 jogos').click();
  await expectChosen(count('3 jogos'), count('2 jogos'));
  const { ink } = await lookOf(count('3 jogos'));
  expect((await lookOf(count('3 jogos').getByText('jogos'))).ink).toBe(ink);
  await page.getByRole('button', { name: home.strategies, exact: true }).click();
  await expectChosen(count('3'), count('2'));
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Agressivo').click();
  await expectChosen(tab('Agressivo'), tab('Rápido'));
});

test('the bar of the overlay can be seen in its track', async () => {
  const { page } = await open({ clock: true, ...OWN_COLOURS });
  await pauseClock(page);
  await quick(page).click();
  const track = page.getByRole('progressbar').locator('div');
  await track.waitFor();
  const highlight = await systemColour(track, 'Highlight');
  expect((await lookOf(track.locator('i'))).fill).toBe(highlight);
  expect((await lookOf(track)).fill).not.toBe(highlight);
  expect((await lookOf(track)).edge).toBe('0px solid');
  await page.getByRole('button', { name: 'Cancelar' }).click();
});

test('nothing is soft or thin for who asks for more contrast', async () => {
  const { page } = await open();
  const tokens = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--soft', '--line'].map((name) => style.getPropertyValue(name) === style.getPropertyValue('--ink'));
    });
  expect(await tokens()).toEqual([false, false]);
  await page.emulateMedia({ contrast: 'more' });
  expect(await tokens()).toEqual([true, true]);
  // A tile of home has an edge.
  const edge = await button(page, home.vipStrategies).evaluate((tile) => getComputedStyle(tile).boxShadow);
  expect(edge).toMatch(/ 0px 0px 0px 1px$/);
});
