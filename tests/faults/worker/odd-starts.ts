import { expect } from 'vitest';
import { linkTo } from '../../e2e/link.ts';
import { followLink } from '../../engines/in-page.ts';
import type { Fault } from '../fault.ts';
import { hasTickets, isCompatible, LINK, OTHER } from './of-a-link.ts';

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

const late: readonly Fault[] = [
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

/** Workers that are refused, or start late. */
export const ODD_STARTS: readonly Fault[] = [...refused, ...late];
