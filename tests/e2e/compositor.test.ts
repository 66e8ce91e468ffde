import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { awaitResult, generateFast } from './steps.ts';
import { traceOf } from './trace.ts';

interface AnimationEvent {
  readonly name: string;
  readonly args: {
    readonly data?: {
      readonly nodeName?: string;
      readonly unsupportedProperties?: readonly string[];
    } | null;
  };
}

/** Put on and taken off at once; nothing moves by them. */
const STEPS = ['display', 'overlay', 'visibility'];

const { open } = openBrowser();

/** What began to move while `work` ran, and of that by what the page's thread had to move it. */
async function traceAnimations(page: Page, work: () => Promise<unknown>) {
  const events = await traceOf<AnimationEvent>(page, ['devtools.timeline'], work);
  const animations = events.filter(({ name }) => name === 'Animation');
  return {
    moved: animations.flatMap(({ args }) => args.data?.nodeName ?? []),
    byPage: animations
      .flatMap(({ args }) => args.data?.unsupportedProperties ?? [])
      .filter((property) => !STEPS.includes(property)),
  };
}

test('whatever moves in a reveal is moved without the page, so that a busy one keeps its frames', async () => {
  const { page } = await open({ clock: true, reducedMotion: 'no-preference' });
  const { moved, byPage } = await traceAnimations(page, async () => {
    await generateFast(page);
    await awaitResult(page);
    await page.clock.runFor(5000);
    await page.locator('article [data-class]').waitFor();
    // Each has begun: what has is told of with the frame after.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ ready }) => ready)));
  });
  expect(moved.filter((node) => node === 'B').length).toBeGreaterThanOrEqual(6);
  expect(byPage).toEqual([]);
});

test('what the page has to move itself is told of', async () => {
  const { page } = await open({ reducedMotion: 'no-preference' });
  const { byPage } = await traceAnimations(page, () =>
    page.evaluate(async () => {
      const wide = document.body.animate({ marginTop: ['0', '9px'] }, 500);
      await wide.finished;
    }),
  );
  expect(byPage).toContain('margin-top');
});
