import { expect } from 'vitest';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { savedTexts } from '../../../src/content/saved-games/saved.ts';
import { syndicateTexts } from '../../../src/content/syndicate/syndicate.ts';
import type { Visit } from '../../engines/engine.ts';
import { call } from '../../engines/in-page.ts';
import type { Fault } from '../fault.ts';
import { BELONGINGS } from './belongings.ts';
import { begin, expectTold, placesOf, seeAll } from './doing.ts';
import { awaitShown, goTo } from './hands.ts';
import { dumpOf, lostOf, PROBE } from './probe.ts';
import { seeded } from './seed.ts';
import { TASKS, type TaskName } from './tasks.ts';

/** The browser takes a database away from the page that has it open. */
async function evict(visit: Visit, name: string): Promise<void> {
  await call(
    visit,
    (gone) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(gone);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
    name,
  );
}

/** Remembers each connection of the page, for `closeAll`. */
const REMEMBER = `
  window.connections = [];
  const openNative = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...args) {
    const request = openNative.apply(this, args);
    request.addEventListener('success', () => window.connections.push(request.result));
    return request;
  };`;

/** The browser closes every connection of the page, and does not say so. */
const closeAll = (visit: Visit) => visit.evaluate('window.connections.forEach((db) => db.close())');

interface Row {
  readonly of: string;
  readonly name: string;
  readonly task: TaskName;
  /** What the person sees of what the browser has taken away. */
  readonly address: string;
  readonly words: string;
}

const ROWS: readonly Row[] = [
  { of: 'saved games', name: 'robo-da-sorte', task: 'save', address: '/?view=saved', words: savedTexts.count(1, 50) },
  { of: 'the diary', name: 'robo-da-sorte-diary', task: 'spend', address: '/diario', words: 'R$ 12,34' },
];

const DELETED: readonly Fault[] = ROWS.map(({ of, name, task, address, words }) => ({
  done: `the browser takes the database of ${of} away in mid-session`,
  saw: 'what is kept from then on is there, also after a reload; nothing else is touched',
  first: PROBE + seeded(...BELONGINGS),
  ownGames: true,
  async play({ visit, site }) {
    await begin(visit, site);
    await seeAll(visit);
    const before = await dumpOf(visit);
    await evict(visit, name);
    await expectTold(visit, task, 'kept');
    await goTo(visit, address);
    await awaitShown(visit, words);
    await begin(visit, site);
    await goTo(visit, address);
    await awaitShown(visit, words);
    expect(lostOf(before, await dumpOf(visit), placesOf([task]))).toEqual([]);
  },
}));

export const EVICTED: readonly Fault[] = [
  ...DELETED,
  {
    done: 'the browser takes the database of results away in mid-session',
    saw: 'of which lottery results are gone, until it is acknowledged; a file that is brought again is kept',
    first: PROBE + seeded(...BELONGINGS),
    async play({ visit, site }) {
      await begin(visit, site);
      await seeAll(visit);
      const before = await dumpOf(visit);
      await evict(visit, 'robo-da-sorte-results');
      await begin(visit, site);
      await goTo(visit, '/resultados?tab=file');
      await awaitShown(visit, resultsTexts.lost('Quina'));
      await expectTold(visit, 'results', 'kept');
      await TASKS.results.awaitThere(visit);
      expect(lostOf(before, await dumpOf(visit), TASKS.results.place)).toEqual([]);
    },
  },
  {
    done: 'the browser takes all databases away in mid-session',
    saw: 'what is kept from then on is there, also after a reload',
    first: PROBE + seeded(...BELONGINGS),
    ownGames: true,

    async play({ visit, site }) {
      await begin(visit, site);
      await seeAll(visit);
      for (const name of ['', '-diary', '-prizes', '-syndicates', '-results'])
        await evict(visit, `robo-da-sorte${name}`);
      for (const name of ['save', 'spend', 'results'] as const) {
        await expectTold(visit, name, 'kept');
      }
      await goTo(visit, '/bolao');
      await awaitShown(visit, syndicateTexts.empty);
      await begin(visit, site);
      await TASKS.save.awaitThere(visit, true);
      await TASKS.spend.awaitThere(visit, true);
      await TASKS.results.awaitThere(visit);
    },
  },
  {
    done: 'localStorage is cleared in mid-session',
    saw: 'what is kept from then on is there, also after a reload; no record is touched',
    first: PROBE + seeded(...BELONGINGS),
    async play({ visit, site }) {
      await begin(visit, site);
      await seeAll(visit);
      const before = await dumpOf(visit);
      // But for the notes of the cases themselves.
      await visit.evaluate(
        "Object.keys(localStorage).filter((key) => key.includes(':')).forEach((key) => localStorage.removeItem(key))",
      );
      for (const name of Object.keys(TASKS) as TaskName[]) {
        await expectTold(visit, name, 'kept');
      }
      await begin(visit, site);
      for (const name of Object.keys(TASKS) as TaskName[]) await TASKS[name].awaitThere(visit);
      const ofRecords = Object.fromEntries(Object.entries(before).filter(([place]) => place.startsWith('robo')));
      const own = placesOf(['prize', 'group']);
      expect(lostOf(ofRecords, await dumpOf(visit), own)).toEqual([]);
    },
  },
  {
    done: 'the browser closes all connections to databases without a word',
    saw: 'no word: all is kept',
    first: PROBE + seeded(...BELONGINGS) + REMEMBER,
    daily: 'chromium',
    async play({ visit, site }) {
      await begin(visit, site);
      await seeAll(visit);
      const before = await dumpOf(visit);
      for (const name of Object.keys(TASKS) as TaskName[]) {
        await closeAll(visit);
        await expectTold(visit, name, 'kept');
      }
      await begin(visit, site);
      for (const name of Object.keys(TASKS) as TaskName[]) await TASKS[name].awaitThere(visit);
      expect(lostOf(before, await dumpOf(visit), placesOf(Object.keys(TASKS) as TaskName[]))).toEqual([]);
    },
  },
];
