import type { Page } from 'playwright-core';

/** A page on a machine however busy has not got there yet: the clock jumps, nobody waits. */
const JUMP_MS = 3_600_000;

/**
 * Stops the clock of a page that was opened with `clock`: from here on its timers fire only when
 * the test moves it. A clock can be stopped only at a time to come.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((jump) => Date.now() + jump, JUMP_MS));
}

/** Waits for two frames: what a gesture has led to is on the screen by then. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
