import { priceTexts } from '../../../src/content/bet/price.ts';
import { claimTexts } from '../../../src/content/check/claim.ts';
import { diaryTexts } from '../../../src/content/diary/diary.ts';
import { incomingTexts } from '../../../src/content/incoming/incoming.ts';
import { reportTexts } from '../../../src/content/results/report.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { savedTexts } from '../../../src/content/saved-games/saved.ts';
import { delimited } from '../../draws/read/files.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import { linkTo } from '../../e2e/link.ts';
import { share } from '../../e2e/share-into.ts';
import { keptAlone, room } from '../copies.ts';
import type { Fault } from '../fault.ts';
import { gone, inChromium, pass, run, tickets, until } from '../hands.ts';
import { owning } from './belongings.ts';
import { type Break, breakNow, broken, mendNext, mendNow } from './breaks.ts';
import { forgetSaid, said } from './probe.ts';
import { ALL, begin, does, noteKept, see, seeAll, TASKS, type TaskName, there, unchanged } from './tasks.ts';

/** What keeps texts, and what keeps records. */
const TEXTS = ['limit', 'price'] as const;
const RECORDS = ['save', 'spend', 'group', 'prize', 'results'] as const;

/**
 * What refuses in mid-session, and which tasks it refuses: what was stored is seen, and stays. `tests/platform` has
 * every other way to refuse.
 */
const REFUSED: readonly (readonly [
  done: string,
  what: Break,
  refused: readonly TaskName[],
  more?: Pick<Fault, 'daily'>,
])[] = [
  ['localStorage is full', { texts: 'full' }, TEXTS],
  ['IndexedDB has no room for another record', { records: 'full' }, RECORDS, { daily: 'chromium' }],
];

const refused = REFUSED.map(([done, what, names, more]): Fault => {
  const kept = ALL.filter((name) => !names.includes(name));
  return {
    done,
    saw: 'each refusal told; it lasts as long as the page, and is stored with the next that is taken; all else is kept',
    ...more,
    break: owning() + broken(what, 'later'),
    act: [begin(), seeAll(), noteKept, breakNow],
    see: [
      ALL.map((name) => {
        if (kept.includes(name)) return does(name, 'kept');
        return does(name, 'notKept', name === 'results' ? reportTexts.faults.full : undefined);
      }),
      unchanged(kept),
      there(ALL.filter((name) => name !== 'results' || kept.includes(name))),
      mendNow,
      names.map((name) => [forgetSaid, TASKS[name].again]),
      begin(),
      there(ALL),
    ],
  };
});

/** What a person does who sees nothing of what was kept before. */
const BLIND = ['save', 'spend', 'limit', 'price', 'results'] as const;

const blocked: Fault = {
  done: 'all that keeps anything is blocked at every touch, from the start',
  saw: 'tickets; that it lasts as long as the page only; and on the next visit all that was stored before',
  daily: 'every engine',
  break: owning() + broken({ hidden: ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] }, 'start'),
  ownGames: true,
  act: [begin(), tickets, noteKept],
  see: [
    BLIND.map((name) => does(name, 'notKept')),
    unchanged(),
    TASKS.save.alone,
    TASKS.spend.alone,
    there(TEXTS),
    see('/?view=saved', savedTexts.notKept),
    see('/diario', diaryTexts.notKept),
    see('/resultados?tab=file', resultsTexts.unavailable),
    mendNext,
    begin(),
    seeAll(),
  ],
};

/** Longest wait for a database to open. */
const OPEN_MS = 3000;

/** What a database that takes too long keeps from being done, and how it is kept after all once it answers. */
const slow: readonly Fault[] = [
  {
    // `tests/platform/kept-records.test.ts` has transactions that do not answer.
    done: 'the database of saved games does not answer as it opens',
    saw: 'after 3 s that they cannot be kept now; they are kept, by themselves, when the database answers',
    only: 'chromium',
    options: { clock: true },
    break: owning() + broken({ records: 'opens late' }, 'start'),
    // What is late once is not waited for again.
    act: [begin(), TASKS.save.act, Array.from({ length: 4 }, () => pass(OPEN_MS)), said(TASKS.save.notKept)],
    see: [see('/?view=saved', savedTexts.notKept), mendNow, gone(savedTexts.notKept), begin(), there(['save'])],
  },
  {
    // WebKit keeps a page and its transaction for «back».
    done: 'the page is left, and may come back, while it reads what is kept',
    saw: 'all of it in the next page, and what is done there is kept',
    break: owning() + broken({ records: 'reads on' }, 'later'),
    daily: 'every engine',
    act: [
      begin(),
      seeAll(),
      breakNow,
      run("void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))"),
      until(() => 'reading' in document.documentElement.dataset),
      begin(),
    ],
    see: [seeAll(), does('save', 'kept'), does('spend', 'kept')],
  },
];

/** Remembers each connection of the page, for `CLOSE_ALL`. */
const REMEMBER = `
  window.connections = [];
  const openNative = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...args) {
    const request = openNative.apply(this, args);
    request.addEventListener('success', () => window.connections.push(request.result));
    return request;
  };`;
/** The browser closes every connection of the page, and does not say so. */
const closeAll = run('window.connections.forEach((db) => db.close())');

/** What the browser takes away. */
const evicted: Fault = {
  done: 'the browser closes all connections to databases without a word',
  saw: 'no word: all is kept',
  break: owning() + REMEMBER,
  daily: 'chromium',
  act: [begin(), seeAll(), noteKept],
  see: [ALL.map((name) => [closeAll, does(name, 'kept')]), begin(), there(ALL), unchanged(ALL)],
};

const setClock = (to?: string) => inChromium((page) => page.clock.setFixedTime(to ? new Date(to) : new Date()));

/** A clock without a day. */
const clock: Fault = {
  done: 'the clock is moved back to 1970 in mid-session',
  saw: 'what was kept, and what was kept meanwhile; the trial that was used stays used',
  only: 'chromium',
  break: owning({ texts: { 'game-count': '1', premium: 'false' } }),
  daily: 'chromium',
  act: [begin(), seeAll(), noteKept, setClock('1970-01-02T12:00:00Z')],
  see: [
    (['save', 'limit'] as const).map((name) => [does(name, 'kept'), there([name])]),
    // A price has the day on which it was known.
    does('price', 'kept', priceTexts.clock),
    does('prize', 'kept', claimTexts.noDay),
    begin(),
    setClock(),
    begin(),
    there(['save', 'limit']),
    unchanged(['save', 'limit']),
  ],
};

/** Another app shares a table, for which there is no room. */
const noRoom: Fault = {
  done: 'there is no room for what another app shares',
  saw: 'that the browser took nothing, why, and what to do instead; what was kept is there',
  only: 'chromium',
  options: { serviceWorkers: 'allow' },
  daily: 'chromium',
  break: owning(),
  // No more room than the site has taken.
  act: [begin(linkTo()), seeAll(), noteKept, keptAlone, room(1)],
  see: [
    inChromium(async (page, { site }) => {
      const shared = await share(page.context(), { text: delimited('quina', sampleDraws('quina', 30), '\t') }, site);
      await shared.getByRole('alert').filter({ hasText: incomingTexts.faults.refused }).waitFor();
      await shared.close();
    }),
    unchanged(),
  ],
};

/** What becomes of that by which anything is kept. */
export const KEEPING_FAULTS: readonly Fault[] = [...refused, blocked, ...slow, evicted, clock, noRoom];
