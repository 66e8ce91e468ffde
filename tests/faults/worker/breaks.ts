import { expect } from 'vitest';
import { awaitAnsweredRun } from '../../e2e/answered-runs.ts';
import { awaitResult, choose, holdRoute, OVERLAY_MS, quick, RUN_TIMEOUT } from '../../e2e/steps.ts';
import type { Step } from '../fault.ts';
import { inChromium } from '../hands.ts';

/** Hides the page for the system to end its workers, which no event tells, and shows it again. */
export const HIDE = `
  window.hide = () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    for (const worker of window.watched.workers) worker.die();
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const PageWorker = window.Worker;
  const { terminate } = Object.getPrototypeOf(PageWorker).prototype;
  window.Worker = class extends PageWorker {
    die() {
      terminate.call(this);
    }
  };`;

/** Keeps the first worker from hearing of its first run. */
export const HOLD_FIRST_RUN = `
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...args) {
    if (window.held || args[0].path?.[0] !== 'run') return post.apply(this, args);
    window.held = this;
  };`;

/** Starts a run from home, whose worker then throws. */
export const throwInMidRun = inChromium(async (page) => {
  await choose(page, 'lotomania', 1);
  await quick(page).click();
  await page.waitForFunction(() => 'held' in window);
  const [worker] = page.workers();
  await worker?.evaluate("setTimeout(() => { throw new Error('boom'); })");
  await awaitAnsweredRun(page, 0);
  await page.clock.runFor(OVERLAY_MS);
  await awaitResult(page);
});

/** Puts something else in the place of a file. */
export const replaced = (file: string, body: string, contentType: string) =>
  inChromium((page) => page.context().route(file, (route) => route.fulfill({ contentType, body })));

/** A file that does not come before it is released. */
export function heldBack(file: string) {
  let release = () => {};
  return {
    hold: inChromium(async (page) => {
      release = await holdRoute(page.context(), file);
    }),
    release: () => release(),
  };
}

/** All files come as they are. */
export const unreplaced = inChromium((page) => page.context().unrouteAll());

const WHEELS = '**/wheel-*.js';

/**
 * Opens a link to a wheel, loses the worker's file of wheels, and passes the pool's three waits. Each worker remembers
 * that an import has failed for as long as it lives, as in the browsers that keep failures in their module map
 * (https://github.com/whatwg/html/issues/6768).
 */
export const loseWheels = (link: string): Step =>
  inChromium(async (page, { visit, site }) => {
    const context = page.context();
    await context.route('**/entry-*.js', async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      const body = script.replace(/import\(`[^`]*\bwheel-[^`]*`\)/g, (load) => `(self.w??=${load})`);
      expect(body).not.toBe(script);
      await route.fulfill({ response, body });
    });
    let asked = 0;
    await context.route(WHEELS, (route) => {
      asked++;
      return route.abort();
    });
    const isAsked = (count: number) => expect.poll(() => asked, { timeout: RUN_TIMEOUT }).toBeGreaterThanOrEqual(count);
    await visit.open(site + link);
    for (const [tries, wait] of [1000, 2000, 4000].entries()) {
      await isAsked(tries + 1);
      await page.clock.runFor(wait);
    }
    await isAsked(4);
  });

/** The file of wheels comes again. */
export const findWheels = inChromium((page) => page.context().unroute(WHEELS));
