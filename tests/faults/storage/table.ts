import { priceTexts } from '../../../src/content/bet/price.ts';
import { claimTexts } from '../../../src/content/check/claim.ts';
import { diaryTexts } from '../../../src/content/diary/diary.ts';
import { reportTexts } from '../../../src/content/results/report.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { savedTexts } from '../../../src/content/saved-games/saved.ts';
import type { Fault } from '../fault.ts';
import { inChromium, run, tickets, until } from '../hands.ts';
import { owning } from './belongings.ts';
import { breakNow, broken, mendNext, mendNow } from './breaks.ts';
import { forgetSaid } from './probe.ts';
import { ALL, begin, does, noteKept, see, seeAll, TASKS, there, unchanged } from './tasks.ts';

/** What keeps texts, and what keeps records. */
const TEXTS = ['limit', 'price'] as const;
const RECORDS = ['save', 'spend', 'group', 'prize', 'results'] as const;

/** The database refuses in mid-session: stored data stays visible. `tests/platform` covers the other refusals. */
const full: Fault = {
  done: 'IndexedDB has no room for another record',
  saw: 'each refusal told; it lasts as long as the page, and is stored with the next that is taken; all else is kept',
  daily: 'chromium',
  break: owning() + broken({ records: 'full' }, 'later'),
  act: [begin(), seeAll(), noteKept, breakNow],
  see: [
    TEXTS.map((name) => does(name, 'kept')),
    RECORDS.map((name) => does(name, 'notKept', name === 'results' ? reportTexts.faults.full : undefined)),
    unchanged(TEXTS),
    there(ALL.filter((name) => name !== 'results')),
    mendNow,
    RECORDS.map((name) => [forgetSaid, TASKS[name].again]),
    begin(),
    there(ALL),
  ],
};

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

/** WebKit keeps a page and its transaction for «back». */
const left: Fault = {
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

/** Faults of the browser's storage. */
export const KEEPING_FAULTS: readonly Fault[] = [full, blocked, left, clock];
