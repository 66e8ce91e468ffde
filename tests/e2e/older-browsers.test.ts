import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { home } from '../../src/content/home/home.ts';
import { overlayTexts } from '../../src/content/run/overlay.ts';
import { site as siteTexts } from '../../src/content/shell/site.ts';
import { openBrowser } from './browser.ts';
import { engineNumbers } from './engine-numbers.ts';
import { awaitResult, choose, generateFast, isFocused, numbersOn, openSaved, slipsIn, ticketNumbers } from './steps.ts';
import { FORGET_THE_YOUNGER, YOUNGER } from './younger-functions.ts';

const { open, site } = openBrowser({ moves: false });

/** Before 15 in Safari, and 114 in Firefox, a worker is a classic script, whatever it is to be. */
const FORGET_MODULES = `{
  const PageWorker = Worker;
  window.Worker = class extends PageWorker {
    constructor(url, { name }) {
      super(url, { name });
    }
  };
}`;

const forgotten = (page: Page) => page.evaluate(() => (window as unknown as { forgotten: string[] }).forgotten);

async function openOld(script: string, allow?: RegExp) {
  const visit = await open({
    path: null,
    clock: true,
    before: script,
    ...(allow ? { allow } : {}),
  });
  // From the disk: an answer that is still awaited when the test ends is an error of its own.
  await visit.context.route('**/entry-*.js', (route) => {
    const worker = readFileSync(`dist${new URL(route.request().url()).pathname}`, 'utf8');
    return route.fulfill({
      contentType: 'text/javascript',
      body: FORGET_THE_YOUNGER + worker,
    });
  });
  await visit.page.goto(site);
  return visit;
}

/** From home to a ticket. */
async function getsTickets(page: Page): Promise<void> {
  await choose(page, 'quina', 1);
  await generateFast(page);
  expect(await ticketNumbers(page)).toEqual(engineNumbers(page.url()));
}

/** Saves the ticket on the page, which is then there after a reload. */
async function keepsTicket(page: Page): Promise<void> {
  const [numbers] = await ticketNumbers(page);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Jogo salvo em “Meus jogos”').waitFor();
  await page.reload();
  await awaitResult(page);
  const kept = slipsIn(await openSaved(page));
  await kept.waitFor();
  expect(await numbersOn(kept)).toEqual(numbers);
}

describe('in a browser without what came after 2020', () => {
  test('the main job is done', async () => {
    const { page } = await openOld(FORGET_THE_YOUNGER);
    await getsTickets(page);
    await keepsTicket(page);
    expect(page.workers()).toHaveLength(1);
    expect(await page.workers()[0]?.evaluate('forgotten')).toContain('globalThis.structuredClone');
    // A word misspelt in the table would forget nothing.
    expect(await forgotten(page)).toEqual(Object.keys(YOUNGER));
  });

  test('the main job is done without modules in workers, in compatible mode', async () => {
    const { page } = await openOld(FORGET_THE_YOUNGER + FORGET_MODULES, /entry-/);
    // It comes with the first call of the engine, the ranking's, and moves what is below it.
    await choose(page, 'quina', 1);
    await page.getByText(/^Modo compatível: o gerador em segundo plano parou/).waitFor();
    await getsTickets(page);
    await keepsTicket(page);
  });

  test('a dialog has the focus and a name, Esc ends it, and leaves a run; premium has its strategies', async () => {
    const { page } = await openOld(FORGET_THE_YOUNGER);
    const opener = page.getByRole('button', { name: siteTexts.howItWorks });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: siteTexts.howItWorks });
    await dialog.waitFor();
    const isInside = () => document.activeElement?.closest('[role=dialog]') !== null;
    expect(await page.evaluate(isInside)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await isFocused(opener)).toBe(true);

    const start = page.getByRole('button', { name: home.quick });
    await start.press('Enter');
    const overlay = page.getByRole('dialog', { name: overlayTexts.title });
    await overlay.waitFor();
    const { x, y, width, height } = (await overlay.boundingBox()) ?? {};
    expect({ x, y, width, height }).toEqual({ x: 0, y: 0, width: 360, height: 640 });
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'detached' });
    await page.waitForFunction(() => location.search === '');

    await page.evaluate(() => localStorage.setItem('robo-da-sorte:v1:premium', 'true'));
    await page.reload();
    await page.getByRole('button', { name: home.strategies, exact: true }).click();
    await page.getByRole('tab').nth(1).click();
    await page.getByRole('tabpanel').waitFor();
  });
});
