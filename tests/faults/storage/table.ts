import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { priceTexts } from '../../../src/content/bet/price.ts';
import { claimTexts } from '../../../src/content/check/claim.ts';
import { diaryTexts } from '../../../src/content/diary/diary.ts';
import { incomingTexts } from '../../../src/content/incoming/incoming.ts';
import { reportTexts } from '../../../src/content/results/report.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { savedTexts } from '../../../src/content/saved-games/saved.ts';
import { syndicateTexts } from '../../../src/content/syndicate/syndicate.ts';
import { delimited } from '../../draws/read/files.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import { linkTo } from '../../e2e/link.ts';
import { share } from '../../e2e/share-into.ts';
import { button } from '../../e2e/steps.ts';
import { becomes, keptAlone, room, WATCH_INSTALLING } from '../copies.ts';
import type { Fault } from '../fault.ts';
import { go, gone, inChromium, open, pass, run, tickets, told, until } from '../hands.ts';
import { owning } from './belongings.ts';
import { type Break, breakNow, broken, mendNext, mendNow } from './breaks.ts';
import { dumpOf, forgetSaid, PROBE, said } from './probe.ts';
import { ALL, begin, does, noteKept, see, seeAll, TASKS, type TaskName, there, unchanged } from './tasks.ts';

/** What keeps texts, and what keeps records. */
const TEXTS = ['limit', 'price'] as const;
const RECORDS = ['save', 'spend', 'group', 'prize', 'results'] as const;

/** Where it is told that nothing can be kept. */
const GAMES_NOT_KEPT = see('/?view=saved', savedTexts.notKept);
const DIARY_NOT_KEPT = see('/diario', diaryTexts.notKept);
const NO_RESULTS = see('/resultados?tab=file', resultsTexts.unavailable);

const KEPT = 'no word: all is kept';
const STORED = 'what is kept from then on is there, also after a reload';

type Daily = Pick<Fault, 'daily'>;

/** What refuses in mid-session, and which tasks it refuses: what was stored is seen, and stays. */
const REFUSED: readonly (readonly [done: string, what: Break, refused: readonly TaskName[], more?: Daily])[] = [
  ['localStorage is full', { texts: 'full' }, TEXTS],
  ['localStorage takes all and keeps nothing', { texts: 'forgets' }, TEXTS],
  ['localStorage has a word of a privacy tool for every key', { texts: 'has all' }, TEXTS],
  ['localStorage is blocked at every touch', { hidden: ['localStorage'] }, TEXTS],
  ['there is no localStorage any more', { absent: ['localStorage'] }, TEXTS],
  ['sessionStorage is blocked at every touch', { hidden: ['sessionStorage'] }, []],
  ['there are no channels between tabs', { absent: ['BroadcastChannel'] }, []],
  ['IndexedDB has no room for another record', { records: 'full' }, RECORDS, { daily: 'chromium' }],
  ['IndexedDB ends transactions after their first record', { records: 'aborts' }, RECORDS],
  ['IndexedDB ends transactions in the middle', { records: 'aborts', after: 1 }, ['results']],
  ['IndexedDB begins no transaction', { records: 'does not begin' }, RECORDS],
];

const refused = REFUSED.map(([done, what, names, more]): Fault => {
  const kept = ALL.filter((name) => !names.includes(name));
  const noMore = what.records === 'full' ? reportTexts.faults.full : undefined;
  return {
    done,
    saw:
      names.length > 0
        ? 'each refusal told; it lasts as long as the page, and is stored with the next that is taken; all else is kept'
        : KEPT,
    ...more,
    break: owning() + broken(what, 'later'),
    act: [begin(), seeAll(), noteKept, breakNow],
    see: [
      ALL.map((name) =>
        kept.includes(name) ? does(name, 'kept') : does(name, 'notKept', name === 'results' ? noMore : undefined),
      ),
      unchanged(kept),
      there(ALL.filter((name) => name !== 'results' || kept.includes(name))),
      mendNow,
      names.map((name) => [forgetSaid, TASKS[name].again]),
      begin(),
      there(ALL),
    ],
  };
});

/** What is blocked when the page opens: of what keeps texts, and of what keeps records. */
const BLOCKED: readonly (readonly [done: string, what: Break, blocked: string, more?: Daily])[] = [
  ['localStorage is blocked at every touch', { hidden: ['localStorage'] }, 'texts'],
  ['there is no localStorage', { absent: ['localStorage'] }, 'texts'],
  ['sessionStorage is blocked at every touch', { hidden: ['sessionStorage'] }, ''],
  ['caches are blocked at every touch', { hidden: ['caches'] }, ''],
  ['IndexedDB is blocked at every touch', { hidden: ['indexedDB'] }, 'records'],
  ['there is no IndexedDB', { absent: ['indexedDB'] }, 'records'],
  ['IndexedDB is not for this page', { records: 'not handed out' }, 'records'],
  ['IndexedDB does not open', { records: 'does not open' }, 'records'],
  ['IndexedDB begins no transaction', { records: 'does not begin' }, 'records'],
  [
    'all that keeps anything is blocked at every touch',
    { hidden: ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] },
    'texts, records',
    { daily: 'every engine' },
  ],
];

const blocked = BLOCKED.map(([done, what, of, more]): Fault => {
  const [hasTexts, hasRecords] = [!of.includes('texts'), !of.includes('records')];
  // What a person can do who sees nothing of what was kept before.
  const names = ['save', 'spend', 'limit', 'price', 'results'] as const;
  const kept = names.filter((name) => (name === 'limit' || name === 'price' ? hasTexts : hasRecords));
  return {
    done: `${done}, from the start`,
    saw: of
      ? 'tickets; that it lasts as long as the page only; and on the next visit all that was stored before'
      : KEPT,
    ...more,
    break: owning() + broken(what, 'start'),
    ownGames: true,
    act: [begin(), tickets, noteKept],
    see: [
      names.map((name) => does(name, kept.includes(name) ? 'kept' : 'notKept')),
      unchanged(kept),
      // The list of the first versions is read where there are no records.
      hasTexts ? TASKS.save.there : TASKS.save.alone,
      hasRecords ? TASKS.spend.there : TASKS.spend.alone,
      there(TEXTS),
      hasRecords ? [] : [GAMES_NOT_KEPT, DIARY_NOT_KEPT, NO_RESULTS],
      mendNext,
      begin(),
      seeAll(kept),
    ],
  };
});

/** Longest wait for a database to open, and for a transaction. */
const OPEN_MS = 3000;
const TRANSACTION_MS = 5000;
/** What is late once is not waited for again. */
const passTimes = (times: number, ms: number) => Array.from({ length: times }, () => pass(ms));
const CLOCKED = { only: 'chromium', options: { clock: true } } as const;

/** What a database that takes too long keeps from being done, and how it is kept after all once it answers. */
const slow: readonly Fault[] = [
  {
    done: 'the database of saved games does not answer as it opens',
    saw: 'after 3 s that they cannot be kept now; they are kept, by themselves, when the database answers',
    ...CLOCKED,
    break: owning() + broken({ records: 'opens late' }, 'start'),
    act: [begin(), TASKS.save.act, passTimes(4, OPEN_MS), said(TASKS.save.notKept)],
    see: [GAMES_NOT_KEPT, mendNow, gone(savedTexts.notKept), begin(), there(['save'])],
  },
  {
    done: 'the database of results does not answer as it opens',
    saw: 'after 3 s that they cannot be kept now; they are still there to be kept when it answers',
    ...CLOCKED,
    break: owning() + broken({ records: 'opens late' }, 'start'),
    act: [begin(), TASKS.results.act, passTimes(4, OPEN_MS), said(TASKS.results.notKept)],
    see: [mendNow, forgetSaid, TASKS.results.again, begin(), there(['results'])],
  },
  ...(['save', 'spend', 'prize'] as const).map(
    (name): Fault => ({
      done: `a transaction does not answer in mid-session (${name})`,
      saw: 'after 5 s that it cannot be kept now; it is kept with the next look',
      ...CLOCKED,
      break: owning() + broken({ records: 'reads late' }, 'later'),
      act: [begin(), seeAll(), breakNow, TASKS[name].act, passTimes(3, TRANSACTION_MS), said(TASKS[name].notKept)],
      see: [mendNow, forgetSaid, TASKS[name].again, begin(), there([name])],
    }),
  ),
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

/** The browser takes databases away from the page that has them open. */
const evict = (...names: readonly string[]) =>
  names.map((name) =>
    run(`new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase('robo-da-sorte${name}');
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
    })`),
  );

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

/** What is kept, and the browser takes away. */
const evicted: readonly Fault[] = [
  {
    done: 'the browser takes the database of results away in mid-session',
    saw: 'of which lottery results are gone, until it is acknowledged; a file that is brought again is kept',
    break: owning(),
    act: [begin(), seeAll(), noteKept, evict('-results'), begin()],
    see: [
      see('/resultados?tab=file', resultsTexts.lost('Quina')),
      does('results', 'kept'),
      there(['results']),
      unchanged(['results']),
    ],
  },
  {
    done: 'the browser takes all databases away in mid-session',
    saw: STORED,
    break: owning(),
    ownGames: true,
    act: [begin(), seeAll(), evict('', '-diary', '-prizes', '-syndicates', '-results')],
    see: [
      (['save', 'spend', 'results'] as const).map((name) => does(name, 'kept')),
      see('/bolao', syndicateTexts.empty),
      begin(),
      TASKS.save.alone,
      TASKS.spend.alone,
      there(['results']),
    ],
  },
  {
    done: 'localStorage is cleared in mid-session',
    saw: `${STORED}; no record is touched`,
    break: owning(),
    act: [
      begin(),
      seeAll(),
      noteKept,
      // But for the notes of the cases themselves.
      run(
        "Object.keys(localStorage).filter((key) => key.includes(':')).forEach((key) => localStorage.removeItem(key))",
      ),
    ],
    see: [ALL.map((name) => does(name, 'kept')), begin(), there(ALL), unchanged(/^localStorage|-prizes|-syndicates/)],
  },
  {
    done: 'the browser closes all connections to databases without a word',
    saw: KEPT,
    break: owning() + REMEMBER,
    daily: 'chromium',
    act: [begin(), seeAll(), noteKept],
    see: [ALL.map((name) => [closeAll, does(name, 'kept')]), begin(), there(ALL), unchanged(ALL)],
  },
];

const setClock = (to?: string) => inChromium((page) => page.clock.setFixedTime(to ? new Date(to) : new Date()));

/** Clocks that are moved in mid-session, and set right again: at some of these times there is no day. */
const clocks = (
  [
    ['back to 1970', '1970-01-02T12:00:00Z', true],
    ['back by a year', '2025-02-28T12:00:00Z', false],
    ['ahead by years', '2038-01-20T12:00:00Z', false],
    ['to the last year of four digits', '9999-12-31T12:00:00Z', true],
    ['to the last moment that there is', '+275760-09-13T00:00:00Z', true],
  ] as const
).map(([done, to, isNoDay], i): Fault => {
  const kept = isNoDay ? (['save', 'limit'] as const) : (['save', 'limit', 'price', 'prize'] as const);
  return {
    done: `the clock is moved ${done} in mid-session`,
    saw: 'what was kept, and what was kept meanwhile; the trial that was used stays used',
    only: 'chromium',
    break: owning({ texts: { 'game-count': '1', premium: 'false' } }),
    ...(i === 0 && { daily: 'chromium' }),
    act: [begin(), seeAll(), noteKept, setClock(to)],
    see: [
      (['save', 'limit'] as const).map((name) => [does(name, 'kept'), there([name])]),
      // A price has the day on which it was known.
      isNoDay ? does('price', 'kept', priceTexts.clock) : [does('price', 'kept'), there(['price'])],
      does('prize', 'kept', isNoDay ? claimTexts.noDay : undefined),
      begin(),
      setClock(),
      begin(),
      there(kept),
      unchanged(kept),
    ],
  };
});

const TABLE = delimited('quina', sampleDraws('quina', 30), '\t');
const WITH_COPY = { only: 'chromium', options: { serviceWorkers: 'allow' } } as const;

/** No more room for copies than the site has taken. */
const full = room(1);
/** Another app shares a table, and what comes of it in a page of its own. */
const shares = (sees: (shared: Page) => Promise<unknown>) =>
  inChromium(async (page, { site }) => {
    const shared = await share(page.context(), { text: TABLE }, site);
    await sees(shared);
    await shared.close();
  });

/** Where there is no room, or copies are taken away. */
const noRoom: readonly Fault[] = [
  ...Object.entries({
    'says no': 'Object.defineProperty(navigator.storage, "persist", { value: async () => false });',
    throws: 'Object.defineProperty(navigator.storage, "persist", { value() { throw new TypeError("no"); } });',
    rejects:
      'Object.defineProperty(navigator.storage, "persist", { value: () => Promise.reject(new TypeError("no")) });',
    'has no such thing': 'Object.defineProperty(navigator, "storage", { value: undefined });',
  }).map(
    ([way, script]): Fault => ({
      done: `asked to keep results for good, the browser ${way}`,
      saw: 'no word: they are kept',
      // Neither a page that is not secure has it, nor about:blank, the first document of a tab.
      break: `${owning()}if (navigator.storage) ${script}`,
      act: begin(),
      see: [does('results', 'kept'), begin(), there(['results'])],
    }),
  ),
  {
    done: 'there is no room for a copy of the app',
    saw: 'no word: tickets, and what is kept; only without a network it does not open',
    ...WITH_COPY,
    break: owning() + WATCH_INSTALLING,
    allow: /Quota exceeded/,
    // The app is not there yet, and all else is kept.
    act: [open('/robots.txt'), ({ visit }) => dumpOf(visit), full, open(linkTo())],
    see: [tickets, becomes('redundant'), seeAll()],
  },
  {
    done: 'on the first visit the browser has no room for a record, neither of a page nor of a worker',
    saw: 'each refusal told; it lasts as long as the page',
    only: 'chromium',
    break: PROBE,
    act: [
      open('/robots.txt'),
      run("caches.open('full').then((full) => full.put('/full', new Response('full')))"),
      full,
      begin(linkTo()),
      // Without `goTo`: a worker is asked for the results.
      go('/resultados?tab=file'),
      told(resultsTexts.keptTitle),
    ],
    see: [
      does('save', 'notKept'),
      does('spend', 'notKept'),
      does('results', 'notKept', reportTexts.faults.full),
      there(['save']),
      TASKS.spend.alone,
      async ({ visit }) =>
        expect(Object.keys(await dumpOf(visit)).filter((place) => place.startsWith('robo-da-sorte'))).toEqual([]),
    ],
  },
  {
    done: 'there is no room for what another app shares',
    saw: 'that the browser took nothing, why, and what to do instead; what was kept is there',
    ...WITH_COPY,
    daily: 'chromium',
    break: owning(),
    act: [begin(linkTo()), seeAll(), noteKept, keptAlone, full],
    see: [
      shares((page) => page.getByRole('alert').filter({ hasText: incomingTexts.faults.refused }).waitFor()),
      unchanged(),
    ],
  },
  {
    done: 'the browser takes the copies of the app away in mid-session',
    saw: 'no word: pages come from the host, and what is shared is taken',
    ...WITH_COPY,
    break: owning(),
    act: [
      begin(linkTo()),
      keptAlone,
      run('caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => {})'),
      begin(linkTo()),
    ],
    see: [
      seeAll(),
      shares(async (page) => {
        await button(page, incomingTexts.read).click();
        await page.getByRole('heading', { name: reportTexts.title('Quina') }).waitFor();
      }),
    ],
  },
];

/** What becomes of that by which anything is kept. */
export const KEEPING_FAULTS: readonly Fault[] = [...refused, ...blocked, ...slow, ...evicted, ...clocks, ...noRoom];
