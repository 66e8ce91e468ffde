import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { incomingTexts } from '../../../src/content/incoming/incoming.ts';
import { reportTexts } from '../../../src/content/results/report.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { delimited } from '../../draws/read/files.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import { awaitCopy } from '../../e2e/faulty-host.ts';
import { linkTo } from '../../e2e/link.ts';
import { share } from '../../e2e/share-into.ts';
import { button } from '../../e2e/steps.ts';
import { goOn } from '../../engines/in-page.ts';
import { addressOf, engineTickets, shownTickets } from '../../engines/shown-tickets.ts';
import type { Fault } from '../fault.ts';
import { BELONGINGS } from './belongings.ts';
import { begin, expectTold, seeAll } from './doing.ts';
import { awaitShown } from './hands.ts';
import { dumpOf, lostOf, PROBE } from './probe.ts';
import { seeded } from './seed.ts';
import { TASKS } from './tasks.ts';

const TABLE = delimited('quina', sampleDraws('quina', 30), '\t');

/** Leaves a site no more room for copies than it has taken. */
async function fill(page: Page, site: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site, quotaSize: 1 });
}

/** Notes what becomes of the first copy of the app, in `installed`. */
const NOTE_INSTALLED = `
  window.installed = new Promise((resolve) => {
    if (!navigator.serviceWorker) return;
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function (...args) {
      const registration = await register.apply(this, args);
      const { installing } = registration;
      installing.addEventListener('statechange', () => resolve(installing.state));
      return registration;
    };
  });`;

const IN_CHROMIUM = { only: 'chromium', options: { serviceWorkers: 'allow' } } as const;

/** What asks the browser to keep what there is: it may refuse in these ways. */
const PERSISTING = [
  ['says no', 'Object.defineProperty(navigator.storage, "persist", { value: async () => false });'],
  ['throws', 'Object.defineProperty(navigator.storage, "persist", { value() { throw new TypeError("no"); } });'],
  [
    'rejects',
    'Object.defineProperty(navigator.storage, "persist", { value: () => Promise.reject(new TypeError("no")) });',
  ],
  ['has no such thing', 'Object.defineProperty(navigator, "storage", { value: undefined });'],
] as const;

const NOT_PERSISTING: readonly Fault[] = PERSISTING.map(([way, first]) => ({
  done: `asked to keep results for good, the browser ${way}`,
  saw: 'no word: they are kept',
  // Neither a page that is not secure has it, nor about:blank, the first document of a tab.
  first: `${PROBE}${seeded(...BELONGINGS)}if (navigator.storage) ${first}`,
  async play({ visit, site }) {
    await begin(visit, site);
    await expectTold(visit, 'results', 'kept');
    await begin(visit, site);
    await TASKS.results.awaitThere(visit);
  },
}));

/** Where there is no room for copies, or they are taken away. */
export const ROOM: readonly Fault[] = [
  ...NOT_PERSISTING,
  {
    done: 'there is no room for a copy of the app',
    saw: 'no word: tickets, and what is kept; only without a network it does not open',
    ...IN_CHROMIUM,
    first: PROBE + seeded(...BELONGINGS) + NOTE_INSTALLED,
    allow: /Quota exceeded/,
    async play({ visit, site, page }) {
      // The app is not there yet, and all else is kept.
      await visit.open(`${site}/robots.txt`);
      await dumpOf(visit);
      await fill(page(), site);
      await visit.open(site + linkTo());
      expect(await shownTickets(visit)).toEqual(engineTickets(await addressOf(visit)));
      expect(await page().evaluate('installed')).toBe('redundant');
      await seeAll(visit);
    },
  },
  {
    done: 'on the first visit the browser has no room for a record, neither of a page nor of a worker',
    saw: 'each refusal told; it lasts as long as the page',
    only: 'chromium',

    first: PROBE,
    async play({ visit, site, page }) {
      await visit.open(`${site}/robots.txt`);
      await page().evaluate(async () => (await caches.open('full')).put('/full', new Response('full')));
      await fill(page(), site);
      await begin(visit, site, linkTo());
      // Without `goTo`: a worker is asked for the results.
      await goOn(visit, '/resultados?tab=file');
      await awaitShown(visit, resultsTexts.keptTitle);
      for (const name of ['save', 'spend', 'results'] as const) {
        await expectTold(visit, name, 'notKept', name === 'results' ? reportTexts.faults.full : undefined);
      }
      await TASKS.save.awaitThere(visit);
      await TASKS.spend.awaitThere(visit, true);
      expect(Object.keys(await dumpOf(visit)).filter((place) => place.startsWith('robo-da-sorte'))).toEqual([]);
    },
  },
  {
    done: 'there is no room for what another app shares',
    saw: 'that the browser took nothing, why, and what to do instead; what was kept is there',
    ...IN_CHROMIUM,
    daily: 'chromium',
    first: PROBE + seeded(...BELONGINGS),
    async play({ visit, site, page }) {
      await begin(visit, site, linkTo());
      await seeAll(visit);
      const before = await dumpOf(visit);
      await awaitCopy(page());
      await fill(page(), site);
      const shared = await share(page().context(), { text: TABLE }, site);
      await shared.getByRole('alert').filter({ hasText: incomingTexts.faults.refused }).waitFor();
      await shared.close();
      expect(lostOf(before, await dumpOf(visit))).toEqual([]);
    },
  },
  {
    done: 'the browser takes the copies of the app away in mid-session',
    saw: 'no word: pages come from the host, and what is shared is taken',
    ...IN_CHROMIUM,
    first: PROBE + seeded(...BELONGINGS),
    async play({ visit, site, page }) {
      await begin(visit, site, linkTo());
      await awaitCopy(page());
      await page().evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name);
      });
      await begin(visit, site, linkTo());
      await seeAll(visit);
      const shared = await share(page().context(), { text: TABLE }, site);
      await button(shared, incomingTexts.read(1)).click();
      await shared.getByRole('heading', { name: reportTexts.title('Quina') }).waitFor();
      await shared.close();
    },
  },
];
