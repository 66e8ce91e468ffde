import type { Page } from 'playwright-core';

/** Less than after which what is on its way counts as lost. */
const JUMP_MS = 5000;

/**
 * Stops the clock of a page that was opened with `clock`: from here on its timers fire only when the test moves it. A
 * clock can be stopped only at a time to come: where a busy machine has got there first, at a later one.
 */
export async function pauseClock(page: Page): Promise<void> {
  for (;;) {
    const time = await page.evaluate((jump) => Date.now() + jump, JUMP_MS);
    const isStopped = await page.clock.pauseAt(time).then(
      () => true,
      (error) => {
        if (!String(error).includes('to the past')) throw error;
        return false;
      },
    );
    if (isStopped) return;
  }
}

/** A frame of a clock that the test moves. */
const FRAME_MS = 16;

/**
 * Moves a clock frame by frame until a condition of the page holds, as parts of a result come after frames; returns how
 * far, in milliseconds.
 */
export async function drawUntil(page: Page, holds: () => Promise<boolean>): Promise<number> {
  let ms = 0;
  for (; !(await holds()); ms += FRAME_MS) await page.clock.runFor(FRAME_MS);
  return ms;
}

/** Waits for two frames: what a gesture has led to is on the screen by then. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
