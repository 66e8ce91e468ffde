import { expect } from 'vitest';
import { reportTexts } from '../../../src/content/results/report.ts';
import type { Fault } from '../fault.ts';
import { BELONGINGS } from './belongings.ts';
import { type Break, broken, turn } from './breaks.ts';
import { begin, expectTold, placesOf, seeAll } from './doing.ts';
import { dumpOf, forgetSaid, lostOf, PROBE } from './probe.ts';
import { seeded } from './seed.ts';
import { TASKS, type TaskName } from './tasks.ts';

/** What keeps texts, and what keeps records. */
const TEXTS = ['limit', 'price'] as const;
const RECORDS = ['save', 'spend', 'group', 'prize', 'results'] as const;

interface Row extends Pick<Fault, 'done' | 'daily'> {
  readonly what: Break;
  /** What is refused by it; all else is kept. */
  readonly refused: readonly TaskName[];
  /** What is said of results in the place of what refusals say. */
  readonly ofResults?: string;
}

const ROWS: readonly Row[] = [
  { done: 'localStorage is full', what: { texts: 'full' }, refused: TEXTS },
  { done: 'localStorage takes all and keeps nothing', what: { texts: 'forgets' }, refused: TEXTS },
  { done: 'localStorage has a word of a privacy tool for every key', what: { texts: 'has all' }, refused: TEXTS },
  { done: 'localStorage is blocked at every touch', what: { hidden: ['localStorage'] }, refused: TEXTS },
  { done: 'there is no localStorage any more', what: { absent: ['localStorage'] }, refused: TEXTS },
  { done: 'sessionStorage is blocked at every touch', what: { hidden: ['sessionStorage'] }, refused: [] },
  { done: 'there are no channels between tabs', what: { absent: ['BroadcastChannel'] }, refused: [] },
  {
    done: 'IndexedDB has no room for another record',
    what: { records: 'full' },
    refused: RECORDS,
    ofResults: reportTexts.faults.full,
    daily: 'chromium',
  },
  {
    done: 'IndexedDB ends transactions after their first record',
    what: { records: 'aborts' },
    refused: RECORDS,
  },
  { done: 'IndexedDB ends transactions in the middle', what: { records: 'aborts', after: 1 }, refused: ['results'] },
  { done: 'IndexedDB begins no transaction', what: { records: 'does not begin' }, refused: RECORDS },
];

const saying = (refused: readonly unknown[]) =>
  refused.length > 0
    ? 'each refusal told; it lasts as long as the page, and is stored with the next that is taken; all else is kept'
    : 'no word: all is kept';

/** Refusals that begin in mid-session: what was stored is seen, and stays. */
export const REFUSED: readonly Fault[] = ROWS.map(({ what, refused, ofResults, ...row }) => ({
  ...row,
  saw: saying(refused),
  first: PROBE + seeded(...BELONGINGS) + broken(what, 'later'),
  async play({ visit, site }) {
    await begin(visit, site);
    await seeAll(visit);
    const before = await dumpOf(visit);
    await turn(visit, 'broken');
    const names = Object.keys(TASKS) as TaskName[];
    const kept = names.filter((name) => !refused.includes(name));
    for (const name of names) {
      const told = kept.includes(name) ? 'kept' : 'notKept';
      await expectTold(visit, name, told, name === 'results' && told === 'notKept' ? ofResults : undefined);
    }
    expect(lostOf(before, await dumpOf(visit), placesOf(kept))).toEqual([]);
    for (const name of names) if (name !== 'results' || kept.includes(name)) await TASKS[name].awaitThere(visit);
    await turn(visit, 'mended');
    for (const name of refused) {
      await forgetSaid(visit);
      await TASKS[name].again(visit);
    }
    await begin(visit, site);
    for (const name of names) await TASKS[name].awaitThere(visit);
  },
}));
