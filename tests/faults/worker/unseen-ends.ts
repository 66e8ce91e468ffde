import { expect } from 'vitest';
import { linkTo } from '../../e2e/link.ts';
import { followLink } from '../../engines/in-page.ts';
import type { Fault } from '../fault.ts';
import { hasTickets, isCompatible, LINK } from './of-a-link.ts';

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

/** Workers that end while nobody looks. */
export const UNSEEN_ENDS: readonly Fault[] = [
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
];
