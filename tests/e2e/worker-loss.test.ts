import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { awaitAnsweredRun } from './answered-runs.ts';
import { openBrowser } from './browser.ts';
import { engineNumbers } from './engine-numbers.ts';
import { awaitResult, choose, OVERLAY_MS, ticketNumbers } from './steps.ts';

const { open } = openBrowser({ loadsAhead: false, moves: false });

/**
 * Keeps the first worker from answering its first task, and remembers it: whatever then happens
 * to it happens in mid-run.
 */
function holdFirstRun(): void {
  const post = Worker.prototype.postMessage as (this: Worker, ...args: unknown[]) => void;
  const held = window as unknown as { held?: Worker };
  Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
    const message = args[0] as { path?: string[] };
    if (held.held === undefined && message.path?.[0] === 'run') held.held = this;
    else post.apply(this, args);
  };
}

async function startAndHold(page: Page): Promise<void> {
  await choose(page, 'lotomania', 1);
  await page.getByRole('button', { name: /Gerar bilhete rápido/ }).click();
  await page.waitForFunction(() => 'held' in window);
}

async function endsWithTheSameTickets(page: Page): Promise<void> {
  await awaitAnsweredRun(page, 0);
  await page.clock.runFor(OVERLAY_MS);
  await awaitResult(page);
  expect(await ticketNumbers(page)).toEqual(engineNumbers(page.url()));
  expect(await page.getByText(/^Modo compatível/).count()).toBe(0);
}

describe('a run whose worker is lost in the middle ends with the same tickets', () => {
  test('when the worker throws', async () => {
    const { page } = await open({ clock: true, before: holdFirstRun, allow: /boom/ });
    await startAndHold(page);
    const worker = page.workers()[0];
    await worker?.evaluate(() => {
      setTimeout(() => {
        throw new Error('boom');
      });
    });
    await endsWithTheSameTickets(page);
  });

  test('when the worker ends without a word, as iOS does it', async () => {
    const { page } = await open({ clock: true, before: holdFirstRun });
    await startAndHold(page);
    await page.evaluate(() => (window as unknown as { held: Worker }).held.terminate());
    await endsWithTheSameTickets(page);
  });

  test('when the idle worker was ended before the run', async () => {
    const { page } = await open({ clock: true, loadsAhead: true });
    if (page.workers().length === 0) await page.waitForEvent('worker');
    const [worker] = page.workers();
    await worker?.evaluate(() => self.close()).catch(() => {});
    await choose(page, 'lotomania', 1);
    await page.getByRole('button', { name: /Gerar bilhete rápido/ }).click();
    await endsWithTheSameTickets(page);
  });
});
