import { expect } from 'vitest';
import { awaitAnsweredRun } from '../../e2e/answered-runs.ts';
import { linkTo } from '../../e2e/link.ts';
import { awaitResult, choose, OVERLAY_MS, quick } from '../../e2e/steps.ts';
import type { Visit } from '../../engines/engine.ts';
import { call, followLink, until } from '../../engines/in-page.ts';
import { addressOf, engineTickets, shownTickets } from '../../engines/shown-tickets.ts';
import type { Fault } from '../fault.ts';
import type { Watched } from '../watch.ts';

const LINK = `${linkTo({ lottery: 'lotomania', games: 5, strategy: 'aggressive' })}&pool=1`;
const OTHER = linkTo({ lottery: 'quina', games: 3, seed: 'other' });
const COMPATIBLE = 'Modo compatível';

async function hasTickets(visit: Visit): Promise<void> {
  expect(await shownTickets(visit)).toEqual(engineTickets(await addressOf(visit)));
}

const isCompatible = async (visit: Visit) =>
  (await call(visit, () => document.body.textContent ?? '')).includes(COMPATIBLE);

/** Hides the page for the system to end its workers, which no event tells, and shows it again. */
const HIDE = `
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

const hidden: readonly Fault[] = [
  {
    done: 'quick tickets: the page is hidden in the middle, and the system ends its worker without a word',
    saw: 'all of it a second after it is shown again, no word',
    first: `${HIDE} window.hidesAtRun = true;`,
    async play({ visit, site }) {
      await visit.open(site + LINK);
      await hasTickets(visit);
      expect(await isCompatible(visit)).toBe(false);
    },
  },
  {
    done: 'quick tickets: the page was hidden before, and the system has ended its idle worker',
    saw: 'all of it, no word',
    first: HIDE,
    async play({ visit, site }) {
      await visit.open(site + LINK);
      await hasTickets(visit);
      // It is no crash, however often: it is found before it gets a call.
      for (const seed of ['one', 'two', 'three', 'four']) {
        await visit.evaluate('window.hide()');
        await followLink(visit, linkTo({ lottery: 'quina', games: 3, seed }));
        await hasTickets(visit);
      }
      expect(await isCompatible(visit)).toBe(false);
    },
  },
];

/** A browser whose workers cannot be made, so often. */
const refuseWorkers = (times: number) => `
  const PageWorker = window.Worker;
  let refused = 0;
  window.Worker = class extends PageWorker {
    constructor(...args) {
      if (refused++ < ${times}) throw new DOMException('no worker', 'SecurityError');
      super(...args);
    }
  };`;

const refused: readonly Fault[] = [
  {
    done: 'quick tickets: the browser refuses to make the first worker',
    saw: 'all of it, no word',
    first: refuseWorkers(1),
    async play({ visit, site }) {
      await visit.open(site + LINK);
      await hasTickets(visit);
      expect(await isCompatible(visit)).toBe(false);
    },
  },
  {
    done: 'quick tickets: the browser refuses to make any worker',
    saw: 'all of it, and that the page does without workers',
    first: refuseWorkers(Number.MAX_SAFE_INTEGER),
    async play({ visit, site }) {
      await visit.open(site + LINK);
      await hasTickets(visit);
      expect(await isCompatible(visit)).toBe(true);
    },
  },
  {
    done: 'quick tickets: the browser has no workers',
    saw: 'all of it, and that the page does without workers',
    first: `Reflect.deleteProperty(window, 'Worker');`,
    async play({ visit, site }) {
      await visit.open(site + LINK);
      await hasTickets(visit);
      expect(await isCompatible(visit)).toBe(true);
    },
  },
];

/** Holds what is posted to the first worker back until `window.wake()`. */
const SLEEP = `
  const PageWorker = window.Worker;
  const held = [];
  let sleeper;
  window.wake = () => {
    for (const post of held.splice(0)) post();
    window.isAwake = true;
  };
  window.Worker = class extends PageWorker {
    constructor(...args) {
      super(...args);
      sleeper ??= this;
    }
    postMessage(...args) {
      if (args[0].path?.[0] === 'run') window.served = this === sleeper;
      if (sleeper === this && !window.isAwake) held.push(() => super.postMessage(...args));
      else super.postMessage(...args);
    }
  };`;

const odd: readonly Fault[] = [
  {
    done: 'quick tickets: the first worker starts only after they are there, by the page itself',
    saw: 'all of it four seconds later, no word; the next by that worker',
    first: SLEEP,
    only: 'chromium',
    options: { clock: true },
    async play({ visit, site, page }) {
      await visit.open(site + LINK);
      await page().getByText('Refazendo os bilhetes do link').waitFor();
      await page().clock.runFor(4000);
      await hasTickets(visit);
      expect(await visit.evaluate('window.served')).toBeUndefined();
      await visit.evaluate('window.wake()');
      await followLink(visit, OTHER);
      await hasTickets(visit);
      expect(await visit.evaluate('window.served')).toBe(true);
      expect(await isCompatible(visit)).toBe(false);
    },
  },
  {
    done: 'quick tickets: the worker ends without a word while nothing is asked of it, three times',
    saw: 'all of it, no word',
    first: HIDE,
    only: 'chromium',
    options: { clock: true },
    async play({ visit, site, page }) {
      await visit.open(site + LINK);
      await hasTickets(visit);
      for (const seed of ['one', 'two', 'three']) {
        await visit.evaluate('for (const worker of window.watched.workers) worker.die()');
        // So long a worker counts as well without being asked; then it has a second to answer.
        await page().clock.runFor(16_000);
        const followed = followLink(visit, linkTo({ lottery: 'quina', games: 3, seed }));
        await page().getByText('Refazendo os bilhetes do link').waitFor();
        await page().clock.runFor(1000);
        await followed;
        await hasTickets(visit);
      }
      expect(await isCompatible(visit)).toBe(false);
    },
  },
  {
    done: 'champions: the clock is set back, and the cores of the processor are no number',
    saw: 'all of it, no word',
    first: `
      Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin - 3_600_000 });
      Object.defineProperty(navigator, 'hardwareConcurrency', { value: NaN });`,
    async play({ visit, site }) {
      await visit.open(site + linkTo({ lottery: 'quina', games: 2, strategy: 'campeao' }));
      await hasTickets(visit);
      expect(await isCompatible(visit)).toBe(false);
    },
  },
];

/** Keeps the first worker from hearing of its first run. */
const HOLD_FIRST_RUN = `
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...args) {
    if (window.held || args[0].path?.[0] !== 'run') return post.apply(this, args);
    window.held = this;
  };`;

const ENDS = {
  'throws, itself': () => {
    setTimeout(() => {
      throw new Error('boom');
    });
  },
  'ends itself without a word, as iOS does it': () => self.close(),
};

const inMidRun = Object.entries(ENDS).map(
  ([what, end]): Fault => ({
    done: `a run from home: its worker ${what}, in the middle`,
    saw: 'all of it when the overlay ends, no word',
    only: 'chromium',
    first: HOLD_FIRST_RUN,
    options: { clock: true },
    allow: /boom/,
    async play({ visit, site, page: pageOf }) {
      const page = pageOf();
      await visit.open(`${site}/`);
      await choose(page, 'lotomania', 1);
      await quick(page).click();
      await page.waitForFunction(() => 'held' in window);
      await page
        .workers()[0]
        ?.evaluate(end)
        .catch(() => {});
      await awaitAnsweredRun(page, 0);
      await page.clock.runFor(OVERLAY_MS);
      await awaitResult(page);
      await hasTickets(visit);
      expect(await isCompatible(visit)).toBe(false);
    },
  }),
);

/** A run that is given up hangs. */
const given: Fault = {
  done: 'a link is left for another while its worker neither answers nor stops',
  saw: 'the other; the worker that does not stop is ended',
  first: `
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...args) {
      if (!window.hung && args[0].path?.[0] === 'run') window.hung = this;
      if (window.hung !== this || args[0].path?.[0] === 'ping') post.apply(this, args);
    };`,
  async play({ visit, site }) {
    await visit.open(site + LINK);
    await until(visit, () => (document.body.textContent ?? '').includes('Refazendo os bilhetes do link'));
    await visit.evaluate(
      'new Promise((done) => { const look = () => window.hung ? done() : requestAnimationFrame(look); look(); })',
    );
    await followLink(visit, OTHER);
    await hasTickets(visit);
    const isLeft = await call(visit, () => {
      const { watched, hung } = window as unknown as { watched: Watched; hung: Worker };
      return watched.workers.has(hung);
    });
    expect(isLeft).toBe(false);
    expect(await isCompatible(visit)).toBe(false);
  },
};

/** Workers that are refused, start late, or are ended while nobody looks. */
export const ODD_WORKERS: readonly Fault[] = [...hidden, ...refused, ...odd, ...inMidRun, given];
