import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../workers/shared/engine-version.ts';
import { openBrowser } from './browser.ts';
import { pauseClock } from './clock.ts';
import { awaitResult } from './steps.ts';

const { open } = openBrowser();

const RESULT =
  '/?view=result&lottery=lotofacil&games=2&strategy=quick&seed=s&history=h&date=2026-11-20' +
  `&now=2026-11-20T12%3A00%3A00.000Z&engine=${ENGINE_VERSION}`;

/** In the page: how the numbers and the words of a ticket look, and what fills stand behind them. */
function looks() {
  /** From 0, black, to 1, white. */
  const lightness = (colour: string) => {
    const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
  };
  const lookOf = (element: Element) => {
    const style = getComputedStyle(element);
    const { outlineStyle, outlineColor, backgroundColor, fontWeight } = style;
    return {
      ink: lightness(style.color),
      edge: outlineStyle === 'solid' ? lightness(outlineColor) : 1,
      weight: Number(fontWeight),
      fill: backgroundColor,
    };
  };
  const every = (selector: string) => [...document.querySelectorAll(selector)].map(lookOf);
  return {
    chosen: every('article b'),
    others: every('article [role=img] span'),
    words: every('main :is(h1, h2, p, dt, dd)'),
    fills: [...document.querySelectorAll('body, body *')].map((it) => lookOf(it).fill),
  };
}

const onPaper = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(looks);
};

describe.each(['light', 'dark'] as const)('printed from a screen in %s', (colorScheme) => {
  test('a ticket is dark on white, its chosen numbers in black with an edge', async () => {
    const { page } = await open({ path: RESULT, colorScheme, reducedMotion: 'reduce' });
    await awaitResult(page);
    const { chosen, others, words, fills } = await onPaper(page);
    expect([chosen.length, others.length]).toEqual([30, 20]);
    for (const { ink, edge, weight } of chosen) {
      expect(Math.max(ink, edge)).toBeLessThan(0.1);
      expect(weight).toBeGreaterThanOrEqual(700);
    }
    for (const { ink, edge, weight } of others) {
      expect(ink).toBeGreaterThan(0.45);
      expect(ink).toBeLessThan(0.75);
      expect(edge).toBe(1);
      expect(weight).toBe(400);
    }
    expect(Math.max(...words.map(({ ink }) => ink))).toBeLessThan(0.2);
    // A browser leaves out backgrounds, unless it is told to print them.
    expect(new Set(fills)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  });

  test('has no buttons, no toast and no offer', async () => {
    const { page } = await open({ path: RESULT, colorScheme, clock: true });
    await awaitResult(page);
    await pauseClock(page);
    await page.getByRole('button', { name: 'Salvar' }).first().click();
    await page.getByText('Jogo salvo').waitFor();
    await page.emulateMedia({ media: 'print' });
    // All but the name of the app, which leads home from a result.
    const shown = page.locator('button').filter({ visible: true });
    expect(await shown.allTextContents()).toEqual(['Robô da Sorte']);
    expect(await page.getByText('Jogo salvo').isVisible()).toBe(false);
    expect(await page.getByText('+ 10.679 usuários').isVisible()).toBe(false);
    expect(await page.getByText('Total da aposta mínima').isVisible()).toBe(true);
    expect(await page.getByText('O histórico de sorteios usado aqui é').isVisible()).toBe(true);
  });
});

test.each(['/', '/?view=frequent'])('%s: no white words are printed', async (path) => {
  const { page } = await open({ path, colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.getByRole('combobox', { name: 'Loteria' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const inks = await page.evaluate(() => {
    const shown = [...document.querySelectorAll('body *')].filter((it) => it.checkVisibility());
    return [...new Set(shown.map((it) => getComputedStyle(it).color))];
  });
  expect(inks).toEqual(['rgb(0, 0, 0)']);
});
