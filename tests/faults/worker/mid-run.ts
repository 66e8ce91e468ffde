import { expect } from 'vitest';
import { awaitAnsweredRun } from '../../e2e/answered-runs.ts';
import { awaitResult, choose, OVERLAY_MS, quick } from '../../e2e/steps.ts';
import { call, followLink, until } from '../../engines/in-page.ts';
import type { Fault } from '../fault.ts';
import type { Watched } from '../watch.ts';
import { hasTickets, isCompatible, LINK, OTHER } from './of-a-link.ts';

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

/** Workers that are lost, or left, in the middle of a run. */
export const MID_RUN: readonly Fault[] = [...inMidRun, given];
