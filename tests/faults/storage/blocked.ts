import { expect } from 'vitest';
import { diaryTexts } from '../../../src/content/diary/diary.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { savedTexts } from '../../../src/content/saved-games/saved.ts';
import { addressOf, engineTickets, shownTickets } from '../../engines/shown-tickets.ts';
import type { Fault } from '../fault.ts';
import { BELONGINGS } from './belongings.ts';
import { type Break, broken, mendNext } from './breaks.ts';
import { begin, expectTold, placesOf, seeAll } from './doing.ts';
import { awaitShown, goTo } from './hands.ts';
import { dumpOf, lostOf, PROBE } from './probe.ts';
import { seeded } from './seed.ts';
import { TASKS, type TaskName } from './tasks.ts';

/** What a person can do who sees nothing of what was kept before. */
const DONE = ['save', 'spend', 'limit', 'price', 'results'] as const;

interface Row extends Pick<Fault, 'done' | 'daily'> {
  readonly what: Break;
  /** Is what keeps texts blocked, and what keeps records? */
  readonly texts?: true;
  readonly records?: true;
}

const ROWS: readonly Row[] = [
  { done: 'localStorage is blocked at every touch', what: { hidden: ['localStorage'] }, texts: true },
  { done: 'there is no localStorage', what: { absent: ['localStorage'] }, texts: true },
  { done: 'sessionStorage is blocked at every touch', what: { hidden: ['sessionStorage'] } },
  { done: 'caches are blocked at every touch', what: { hidden: ['caches'] } },
  { done: 'IndexedDB is blocked at every touch', what: { hidden: ['indexedDB'] }, records: true },
  { done: 'there is no IndexedDB', what: { absent: ['indexedDB'] }, records: true },
  { done: 'IndexedDB is not for this page', what: { records: 'not handed out' }, records: true },
  { done: 'IndexedDB does not open', what: { records: 'does not open' }, records: true },
  { done: 'IndexedDB begins no transaction', what: { records: 'does not begin' }, records: true },
  {
    done: 'all that keeps anything is blocked at every touch',
    what: { hidden: ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] },
    texts: true,
    records: true,
    daily: 'every engine',
  },
];

const NOTICES = [
  ['/?view=saved', savedTexts.notKept],
  ['/diario', diaryTexts.notKept],
  ['/resultados?tab=file', resultsTexts.unavailable],
] as const;

/** What is blocked when the page opens. */
export const BLOCKED: readonly Fault[] = ROWS.map(({ what, texts, records, ...row }) => ({
  ...row,
  done: `${row.done}, from the start`,
  saw: sawOf(texts, records),
  first: PROBE + seeded(...BELONGINGS) + broken(what, 'start'),
  ownGames: true,
  async play({ visit, site }) {
    await begin(visit, site);
    expect(await shownTickets(visit)).toEqual(engineTickets(await addressOf(visit)));
    const before = await dumpOf(visit);
    const isRefused = (name: TaskName) => (name === 'limit' || name === 'price' ? texts : records) === true;
    for (const name of DONE) {
      await expectTold(visit, name, isRefused(name) ? 'notKept' : 'kept');
    }
    const kept = DONE.filter((name) => !isRefused(name));
    expect(lostOf(before, await dumpOf(visit), placesOf(kept))).toEqual([]);
    // The list of the first versions is read where there are no records.
    await TASKS.save.awaitThere(visit, texts);
    await TASKS.spend.awaitThere(visit, records);
    await TASKS.limit.awaitThere(visit);
    await TASKS.price.awaitThere(visit);
    if (records) {
      for (const [address, words] of NOTICES) {
        await goTo(visit, address);
        await awaitShown(visit, words);
      }
    }
    await mendNext(visit);
    await begin(visit, site);
    await seeAll(visit, kept);
  },
}));

function sawOf(texts?: true, records?: true): string {
  if (!texts && !records) return 'no word: all is kept';
  return 'tickets; that it lasts as long as the page only; and on the next visit all that was stored before';
}
