import { expect } from 'vitest';
import type { Fault } from '../fault.ts';
import { BELONGINGS, diaryWith, ENTRY, GROUP, gamesWith, groupsWith, PRIZE, prizesWith } from './belongings.ts';
import { DAMAGED } from './damage.ts';
import { begin, expectTold, seeAll } from './doing.ts';
import { dumpOf, lostOf, PROBE } from './probe.ts';
import { type Seed, seeded } from './seed.ts';
import { TASKS, type TaskName } from './tasks.ts';

interface Row {
  readonly of: string;
  readonly seed: Seed;
  readonly bad: readonly object[];
  /** What a person does beside them. */
  readonly task: TaskName;
  /** Where the damaged ones are. */
  readonly store: string;
  readonly daily?: Fault['daily'];
}

/** The saved game of every case joins these from its old list. */
const ROWS: readonly Row[] = [
  {
    of: 'saved games',
    seed: gamesWith(DAMAGED.games),
    bad: DAMAGED.games,
    task: 'save',
    store: 'robo-da-sorte games',
    daily: 'chromium',
  },
  {
    of: 'the diary',
    seed: diaryWith([ENTRY, ...DAMAGED.diary]),
    bad: DAMAGED.diary,
    task: 'spend',
    store: 'robo-da-sorte-diary',
  },
  {
    of: 'found prizes',
    seed: prizesWith([PRIZE, ...DAMAGED.prizes]),
    bad: DAMAGED.prizes,
    task: 'prize',
    store: 'robo-da-sorte-prizes',
  },
  {
    of: 'groups',
    seed: groupsWith([GROUP, ...DAMAGED.groups]),
    bad: DAMAGED.groups,
    task: 'group',
    store: 'robo-da-sorte-syndicates',
  },
];

/** Records beside good ones, each damaged in a way of its own. */
export const DAMAGED_RECORDS: readonly Fault[] = ROWS.map(({ of, seed, bad, task, store, daily }) => ({
  done: `records of ${of} are damaged, in ${bad.length} ways`,
  saw: 'the good one, and a change of it is kept; the damaged stay as they are',
  first: PROBE + seeded(...BELONGINGS, seed),
  ...(daily && { daily }),
  async play({ visit, site }) {
    await begin(visit, site);
    await seeAll(visit);
    const before = await dumpOf(visit);
    expect(Object.keys(before).filter((place) => place.startsWith(store)).length).toBe(bad.length + 1);
    await expectTold(visit, task, 'kept');
    await begin(visit, site);
    await TASKS[task].awaitThere(visit);
    const lost = lostOf(before, await dumpOf(visit));
    const own = {
      save: [],
      spend: [],
      prize: [`${store} prizes ${PRIZE.key}`],
      group: [`${store} syndicates ${GROUP.id}`],
    };
    expect(lost).toEqual(own[task as keyof typeof own]);
  },
}));
