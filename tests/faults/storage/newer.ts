import { expect } from 'vitest';
import { foundTexts } from '../../../src/content/check/by-hand.ts';
import { diaryTexts } from '../../../src/content/diary/diary.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { savedTexts } from '../../../src/content/saved-games/saved.ts';
import { incomingTexts } from '../../../src/content/syndicate/incoming.ts';
import { syndicateTexts } from '../../../src/content/syndicate/syndicate.ts';
import { writeSyndicateLink } from '../../../workers/shared/syndicate/syndicate-link.ts';
import type { Visit } from '../../engines/engine.ts';
import type { Fault } from '../fault.ts';
import { BELONGINGS, GROUP, groupsWith } from './belongings.ts';
import { begin, expectTold } from './doing.ts';
import { awaitShown, goTo, press } from './hands.ts';
import { awaitSaid, dumpOf, lostOf, PROBE } from './probe.ts';
import { type Seed, seeded } from './seed.ts';
import type { TaskName } from './tasks.ts';

/** A database as a later version has it: with stores that this one does not know. */
const later = (name: string): Seed => ({
  databases: { [name]: { version: 2, stores: { items: { keyPath: 'id', records: [{ id: 'later', what: 'new' }] } } } },
});

interface Row {
  readonly of: string;
  readonly name: string;
  /** Where it is told, and in which words. */
  readonly address: string;
  readonly words: string;
  readonly task?: TaskName;
}

const ROWS: readonly Row[] = [
  { of: 'saved games', name: 'robo-da-sorte', address: '/?view=saved', words: savedTexts.notKept, task: 'save' },
  { of: 'the diary', name: 'robo-da-sorte-diary', address: '/diario', words: diaryTexts.notKept, task: 'spend' },
  { of: 'groups', name: 'robo-da-sorte-syndicates', address: '/bolao', words: syndicateTexts.notKept },
  {
    of: 'found prizes',
    name: 'robo-da-sorte-prizes',
    address: '/resultados?tab=check',
    words: foundTexts.notKept,
  },
  {
    of: 'results',
    name: 'robo-da-sorte-results',
    address: '/resultados?tab=file',
    words: resultsTexts.unavailable,
    task: 'results',
  },
];

/** The list of the first versions has been taken over then. */
async function seeGames(visit: Visit): Promise<void> {
  await goTo(visit, '/?view=saved');
  await awaitShown(visit, savedTexts.count(1, 50));
}

/** Databases that a later version of the app has left. */
const DATABASES: readonly Fault[] = ROWS.map(({ of, name, address, words, task }) => ({
  done: `the database of ${of} is of a newer version`,
  saw: 'that nothing of it can be kept now; what the newer version has left stays as it is',
  first: PROBE + seeded(...BELONGINGS, later(name)),
  async play({ visit, site }) {
    await begin(visit, site);
    await seeGames(visit);
    const before = await dumpOf(visit);
    await goTo(visit, address);
    await awaitShown(visit, words);
    if (task) {
      await expectTold(visit, task, 'notKept');
    }
    expect(lostOf(before, await dumpOf(visit), /v1:kept-draws$/)).toEqual([]);
  },
}));

export const NEWER: readonly Fault[] = [
  ...DATABASES,
  {
    done: 'a link brings a group of which a newer version has left what cannot be read',
    saw: 'that the group cannot be kept; what the newer version has left stays as it is',
    first: PROBE + seeded(...BELONGINGS, groupsWith([{ ...GROUP, group: { form: 2 } }])),
    async play({ visit, site }) {
      await begin(visit, site);
      await seeGames(visit);
      const before = await dumpOf(visit);
      await goTo(visit, `/bolao#${writeSyndicateLink(GROUP.group)}`);
      await press(visit, 'main button', incomingTexts.keep);
      await awaitSaid(visit, syndicateTexts.notKept);
      expect(lostOf(before, await dumpOf(visit))).toEqual([]);
    },
  },
];
