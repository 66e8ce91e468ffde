import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../workers/shared/engine-version.ts';
import { openBrowser } from './browser.ts';
import { engineNumbers } from './engine-numbers.ts';
import { awaitResult, choose, ticketNumbers } from './steps.ts';

const { open, site } = openBrowser({ loadsAhead: false, moves: false });

const LINK =
  '/?view=result&lottery=lotomania&games=5&strategy=aggressive&seed=abc&history=h1' +
  `&date=2026-11-20&now=2026-11-20T12%3A00%3A00Z&engine=${ENGINE_VERSION}`;

/** Two games are what two workers can share. */
const CHAMPION = LINK.replace('aggressive', 'campeao')
  .replace('lotomania', 'quina')
  .replace('games=5', 'games=2');

/** Puts another script in the worker's place for all pages to come. */
async function replaceWorker(context: BrowserContext, body: string): Promise<void> {
  await context.unrouteAll();
  await context.route('**/entry-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/** Waits for the tickets of the link that the page was opened with. */
async function hasTickets(page: Page): Promise<void> {
  await awaitResult(page);
  expect(await ticketNumbers(page)).toEqual(engineNumbers(page.url()));
}

const notice = (page: Page) => page.getByText(/^Modo compatível/);

describe('a worker that starts and never answers costs four seconds, and no words', () => {
  test('when its script is empty, never ends, closes itself or hears nothing', async () => {
    const { page, context } = await open({ path: null, clock: true });
    for (const script of ['', 'for (;;);', 'self.close();', 'self.onmessage = () => {};']) {
      await replaceWorker(context, script);
      await page.goto(site + LINK);
      await page.getByText('Refazendo os bilhetes do link').waitFor();
      await page.clock.runFor(4000);
      await hasTickets(page);
      expect(await notice(page).count(), script).toBe(0);
    }
  });

  test('under a run of campeao on all workers', async () => {
    const { page, context } = await open({ path: null, clock: true });
    await replaceWorker(context, '');
    await page.goto(`${site}${CHAMPION}&pool=4`);
    await page.getByText('Refazendo os bilhetes do link').waitFor();
    await page.clock.runFor(4000);
    await hasTickets(page);
    expect(await notice(page).count()).toBe(0);
  });
});

describe('a worker that answers every task with null', () => {
  const LIAR = `onmessage = ({ data: { id, path } }) =>
    postMessage({ id, type: 'RAW', value: path?.[0] === 'ping' ? 'pong' : null });`;

  test('is told in words, and the next try gives tickets', async () => {
    const { page, context } = await open({ path: null });
    await replaceWorker(context, LIAR);
    await page.goto(site + LINK);
    await page.getByText('Não foi possível refazer os bilhetes agora.').waitFor();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await hasTickets(page);
    await page.getByText(/^Modo compatível: o gerador em segundo plano parou/).waitFor();
  });

  test('never keeps the overlay: it ends in tickets, or in words that offer another try', async () => {
    const { page, context } = await open({ path: null });
    await replaceWorker(context, LIAR);
    await page.goto(site);
    await choose(page, 'quina', 1);
    await page.getByRole('button', { name: /Gerar bilhete rápido/ }).click();
    const ticket = page.getByRole('article').first();
    const failed = page.getByText('Não foi possível gerar os bilhetes agora.');
    await ticket.or(failed).waitFor();
    if (await failed.count()) await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await hasTickets(page);
  });
});

test('a worker that answers pings and does nothing costs ten seconds, and then there is a ticket', async () => {
  // By its own clock: one that runs ahead would take the worker for dead.
  const { page, context } = await open({ path: null });
  await replaceWorker(
    context,
    `onmessage = ({ data: { id, path } }) =>
      path[0] === 'run' || postMessage({ id, type: 'RAW', value: 'pong' });`,
  );
  await page.goto(site);
  await choose(page, 'quina', 1);
  await page.getByRole('button', { name: /Gerar bilhete rápido/ }).click();
  const failed = page.getByRole('button', { name: 'Tentar de novo' });
  await page.getByRole('article').first().or(failed).waitFor();
  expect(await failed.count()).toBe(0);
  await hasTickets(page);
  await page
    .getByText(/^Modo compatível: o gerador em segundo plano parou de responder;/)
    .waitFor();
});

describe('the app still makes the tickets of a link', () => {
  test('where the number of cores is not a number, a word, infinite or below zero', async () => {
    const { page } = await open({ path: null });
    for (const value of ['NaN', '"muitos"', 'Infinity', '-4']) {
      // The last of these scripts has the last word.
      await page.addInitScript(
        `Object.defineProperty(navigator, 'hardwareConcurrency', { value: ${value}, configurable: true })`,
      );
      await page.goto(site + CHAMPION);
      expect(await page.evaluate('String(navigator.hardwareConcurrency)')).toBe(
        value.replaceAll('"', ''),
      );
      await hasTickets(page);
      expect(page.workers(), value).toHaveLength(1);
      expect(await notice(page).count(), value).toBe(0);
    }
  });

  test('where the clock was set an hour on, or back, after the page had loaded', async () => {
    const { page } = await open({ path: null });
    const origins: number[] = [];
    // Each begins where the one before it has set the clock.
    for (const ms of [3_600_000, -2 * 3_600_000]) {
      await page.addInitScript((offset) => {
        const { timeOrigin } = performance;
        Object.defineProperty(performance, 'timeOrigin', {
          value: timeOrigin + offset,
          configurable: true,
        });
      }, ms);
      await page.goto(site + LINK);
      origins.push(await page.evaluate(() => performance.timeOrigin - Date.now()));
      await hasTickets(page);
    }
    expect(origins.map((ms) => Math.sign(ms))).toEqual([1, -1]);
  });
});
