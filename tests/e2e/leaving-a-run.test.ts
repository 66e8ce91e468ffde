import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answeredRuns, awaitAnsweredRun } from './answered-runs.ts';
import { openBrowser } from './browser.ts';
import { pauseClock } from './clock.ts';

const { open } = openBrowser({ loadsAhead: false });

const PATIENT = { timeout: 30_000 };

interface Held {
  /** One tick of the overlay's clock. */
  tick(): void;
  /** How often the page itself went back. */
  wentBack: number;
  /** What could be seen at any time; behind the overlay it cannot. */
  seen: { ticket: boolean; toast: boolean };
}

/**
 * Takes the overlay's clock, which asks for a tick after 300 ms, into the test's own hands.
 */
function holdClock(): void {
  const ticks = new Map<number, () => void>();
  let moved = 0;
  const held: Held = {
    tick() {
      moved += 300;
      for (const [id, callback] of [...ticks]) {
        ticks.delete(id);
        callback();
      }
    },
    wentBack: 0,
    seen: { ticket: false, toast: false },
  };
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const now = performance.now();
  performance.now = () => now + moved;
  let last = 1e9;
  Object.assign(window, {
    held,
    setTimeout: (callback: () => void, ms: number) => {
      if (ms !== 300) return start(callback, ms);
      ticks.set(++last, callback);
      return last;
    },
    clearTimeout: (id: number) => ticks.delete(id) || stop(id),
  });
  const back = history.back.bind(history);
  history.back = () => {
    held.wentBack++;
    back();
  };
  new MutationObserver(() => {
    const isCovered = document.querySelector('dialog[open]') !== null;
    held.seen.ticket ||= !isCovered && document.querySelector('article') !== null;
    held.seen.toast ||= /Bilhete Premiado Gerado!/.test(document.body?.textContent ?? '');
  }).observe(document, { childList: true, subtree: true });
}

/** A free visitor's run that the next tick completes. */
async function openBeforeLastTick(): Promise<Page> {
  const { page } = await open({ clock: true, before: holdClock });
  await runToLastTick(page);
  return page;
}

async function runToLastTick(page: Page, button = /Gerar bilhete rápido/): Promise<void> {
  const before = await answeredRuns(page);
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog', { name: 'Gerando seus jogos' }).waitFor();
  await awaitAnsweredRun(page, before);
  await page.evaluate(() => {
    for (let i = 0; i < 22; i++) (window as unknown as { held: Held }).held.tick();
  });
}

/** What the run has left behind. */
function traces(page: Page) {
  return page.evaluate(() => {
    const { held } = window as unknown as { held: Held };
    const count = localStorage.getItem('robo-da-sorte:v1:game-count');
    return { ...held.seen, games: Number(count), wentBack: held.wentBack };
  });
}

/** Each leaves the run and lets the last tick fall, in that order, before anything else happens. */
const WAYS: Record<string, (page: Page) => Promise<void>> = {
  '«Cancelar»': (page) =>
    page.getByRole('button', { name: 'Cancelar' }).evaluate((button: HTMLElement) => {
      button.click();
      (window as unknown as { held: Held }).held.tick();
    }),
  Esc: (page) =>
    page.getByRole('dialog').evaluate((dialog) => {
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      (window as unknown as { held: Held }).held.tick();
    }),
  'the back button': (page) =>
    page.evaluate(() => {
      const { held } = window as unknown as { held: Held };
      window.addEventListener('popstate', () => held.tick(), { once: true });
      history.go(-1);
    }),
};

test('a run that is left just before its last tick, in whichever way, leaves nothing behind', async () => {
  const { page } = await open({ clock: true, before: holdClock });
  for (const [way, leave] of Object.entries(WAYS)) {
    await runToLastTick(page);
    await leave(page);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /Gerar bilhete rápido/ }).waitFor();
    const nothing = { ticket: false, toast: false, games: 0 };
    expect(await traces(page), way).toMatchObject(nothing);
    expect(new URL(page.url()).search, way).toBe('');
    await page.goForward();
    await page.waitForFunction(() => location.search === '');
    expect(await traces(page), way).toMatchObject(nothing);
  }
});

describe('a run that completes just before it is left', () => {
  /** Taps twice to leave the overlay at 100 %, as its last tick has just fallen or later. */
  const leave = (page: Page, way: string, isTicking: boolean) =>
    page.getByRole('dialog').evaluate(
      (dialog, { isButton, isTicking }) => {
        if (isTicking) (window as unknown as { held: Held }).held.tick();
        // Of two taps the second finds nothing to leave.
        for (let tap = 0; tap < 2; tap++) {
          if (isButton) dialog.querySelector<HTMLElement>('[data-early=cancel]')?.click();
          else dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
        }
      },
      { isButton: way === '«Cancelar»', isTicking },
    );
  const isHome = async (page: Page) => {
    await page.waitForFunction(() => location.search === '');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /Gerar bilhete rápido/ }).waitFor();
  };

  test.each(['«Cancelar»', 'Esc'])('by %s leaves nothing behind', async (way) => {
    const page = await openBeforeLastTick();
    await leave(page, way, true);
    await isHome(page);
    const nothing = { ticket: false, toast: false, games: 0, wentBack: 1 };
    expect(await traces(page)).toEqual(nothing);
    await page.goForward();
    await page.waitForFunction(() => location.search === '');
    expect(await traces(page)).toEqual(nothing);
  });

  test.each(['«Cancelar»', 'Esc'])(
    'by %s, while its result comes below the overlay, counts only once that is seen',
    async (way) => {
      const page = await openBeforeLastTick();
      await pauseClock(page);
      await page.evaluate(() => (window as unknown as { held: Held }).held.tick());
      await page.waitForFunction(() => location.search.startsWith('?r='));
      await leave(page, way, false);
      await isHome(page);
      await page.clock.runFor(10_000);
      await page.clock.resume();
      const nothing = { ticket: false, toast: false, games: 0, wentBack: 1 };
      expect(await traces(page)).toEqual(nothing);
      expect(await page.getByRole('button', { name: 'Seu último bilhete' }).count()).toBe(0);
      await page.goForward();
      await page.getByRole('article').waitFor();
      await expect.poll(() => traces(page), PATIENT).toMatchObject({ ticket: true, games: 1 });
    },
  );

  test.each(['«Cancelar»', 'Esc'])('by %s leads back to the result before it', async (way) => {
    const page = await openBeforeLastTick();
    await page.evaluate(() => (window as unknown as { held: Held }).held.tick());
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => traces(page), PATIENT).toMatchObject({ games: 1 });
    const { search } = new URL(page.url());
    await runToLastTick(page, /Gerar de novo/);
    await pauseClock(page);
    await page.evaluate(() => (window as unknown as { held: Held }).held.tick());
    await page.waitForFunction(
      (before) => location.search.startsWith('?r=') && location.search !== before,
      search,
    );
    await leave(page, way, false);
    await page.waitForFunction((before) => location.search === before, search);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('article').waitFor();
    await page.clock.resume();
    expect(await traces(page)).toMatchObject({ games: 1, wentBack: 1 });
  });

  test('by the back button counts if, and only if, its ticket was on the screen', async () => {
    const page = await openBeforeLastTick();
    await page.evaluate(() => {
      history.go(-1);
      (window as unknown as { held: Held }).held.tick();
    });
    await page.waitForFunction(() => location.search === '');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /Gerar bilhete rápido/ }).waitFor();
    const { ticket, toast, games } = await traces(page);
    expect({ toast, games }).toEqual({ toast: ticket, games: ticket ? 1 : 0 });
    // Where its entry had become that of the result by then, forward leads there; else it was left.
    await page.goForward();
    const isResult = await page.evaluate(() => location.search.startsWith('?r='));
    if (isResult) await page.getByRole('article').waitFor();
    else await page.waitForFunction(() => location.search === '');
    const there = isResult ? { ticket: true, toast: true, games: 1 } : { ticket, toast, games };
    await expect.poll(() => traces(page), PATIENT).toMatchObject(there);
  });
});
