import { expect } from 'vitest';
import { awaitAnsweredRun } from '../../e2e/answered-runs.ts';
import { awaitResult, choose, holdRoute, OVERLAY_MS, quick, RUN_TIMEOUT } from '../../e2e/steps.ts';
import type { Step } from '../fault.ts';
import { inChromium } from '../hands.ts';

/** A browser whose workers cannot be made, so often. */
export const refuseWorkers = (times: number) => `
  const PageWorker = window.Worker;
  let refused = 0;
  window.Worker = class extends PageWorker {
    constructor(...args) {
      if (refused++ < ${times}) throw new DOMException('no worker', 'SecurityError');
      super(...args);
    }
  };`;

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
    postMessage(message, ...more) {
      super.postMessage(message, ...more);
      if (window.hidesAtRun && message.path?.[0] === 'run') {
        window.hidesAtRun = false;
        window.hide();
      }
    }
  };`;

/** Keeps the first worker from hearing of its first run. */
export const HOLD_FIRST_RUN = `
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...args) {
    if (window.held || args[0].path?.[0] !== 'run') return post.apply(this, args);
    window.held = this;
  };`;

/** The first worker with a run answers pings alone. */
export const HANG_FIRST_RUN = `
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...args) {
    if (!window.hung && args[0].path?.[0] === 'run') window.hung = this;
    if (window.hung !== this || args[0].path?.[0] === 'ping') post.apply(this, args);
  };`;
/** Waits until that worker has it. */
export const HUNG =
  'new Promise((done) => { const look = () => window.hung ? done() : requestAnimationFrame(look); look(); })';

/** Starts a run from home, whose worker then ends itself by this script. */
export const endInMidRun = (end: string) =>
  inChromium(async (page) => {
    await choose(page, 'lotomania', 1);
    await quick(page).click();
    await page.waitForFunction(() => 'held' in window);
    const [worker] = page.workers();
    await worker?.evaluate(end).catch(() => {});
    await awaitAnsweredRun(page, 0);
    await page.clock.runFor(OVERLAY_MS);
    await awaitResult(page);
  });

/** Puts something else in the place of a file, or nothing. */
export const replaced = (file: string, body?: string, contentType = 'text/javascript') =>
  inChromium((page) =>
    page.context().route(file, (route) => (body === undefined ? route.abort() : route.fulfill({ contentType, body }))),
  );

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
 * Opens a link to a wheel, loses the worker's file of wheels so often, and passes the pool's waits, three at most. Each
 * worker remembers that an import has failed for as long as it lives, as in the browsers that keep failures in their
 * module map (https://github.com/whatwg/html/issues/6768).
 */
export const loseWheels = (link: string, times: number): Step =>
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
    await context.route(WHEELS, (route) => (++asked > times ? route.continue() : route.abort()));
    const isAsked = (count: number) => expect.poll(() => asked, { timeout: RUN_TIMEOUT }).toBeGreaterThanOrEqual(count);
    await visit.open(site + link);
    const waits = Math.min(times, 3);
    for (let wait = 1; wait <= waits; wait++) {
      await isAsked(wait);
      await page.clock.runFor(1000 * 2 ** (wait - 1));
    }
    await isAsked(waits + 1);
  });

/** The file of wheels comes again. */
export const findWheels = inChromium((page) => page.context().unroute(WHEELS));
