import { expect } from 'vitest';
import { checkTexts } from '../../../src/content/check/check.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { savedTexts } from '../../../src/content/saved-games/saved.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Fault, Step } from '../fault.ts';
import { press, told, write } from '../hands.ts';
import { gamesWith, owning, PRIZE, prizesWith, resultsWith, TABLE } from './belongings.ts';
import { DAMAGED } from './damage.ts';
import { dumpOf, lostOf, PROBE } from './probe.ts';
import { type Seed, seeded } from './seed.ts';
import { begin, does, goTo, noteKept, see, seeAll, there, unchanged } from './tasks.ts';

/**
 * Records that are damaged, each in a way of its own, beside good ones; the game of every case joins the saved ones from
 * its old list. The tests of the readers in `tests/state` have those of the diary and of groups.
 */
const records = (
  [
    ['saved games', gamesWith(DAMAGED.games), DAMAGED.games, 'robo-da-sorte games', 'save', []],
    [
      ...(['found prizes', prizesWith([PRIZE, ...DAMAGED.prizes]), DAMAGED.prizes] as const),
      ...(['robo-da-sorte-prizes', 'prize', [`prizes ${PRIZE.key}`]] as const),
    ],
  ] as const
).map(
  ([of, seed, bad, place, task, changes]): Fault => ({
    done: `records of ${of} are damaged, in ${bad.length} ways`,
    saw: 'the good one, and a change of it is kept; the damaged stay as they are',
    break: owning(seed),
    ...(task === 'save' && { daily: 'chromium' }),
    act: [begin(), seeAll(), noteKept],
    see: [
      ({ kept }) => expect(Object.keys(kept).filter((each) => each.startsWith(place))).toHaveLength(bad.length + 1),
      does(task, 'kept'),
      begin(),
      there([task]),
      async ({ visit, kept }) =>
        expect(lostOf(kept, await dumpOf(visit))).toEqual(changes.map((change) => `${place} ${change}`)),
    ],
  }),
);

const CUT = 'robo-da-sorte-results tables megasena';
const UNREADABLE = (['duplasena', 'timemania', 'diadasorte', 'lotomania'] as const).map((key) => lotteryOf(key).name);

const results: Fault = {
  done: 'kept results are damaged: bytes cut or flipped, of a newer packing, of another lottery, no bytes, no summary',
  saw: 'which lotteries cannot be read; the good one; a file that is brought again is kept, the damaged one set aside',
  daily: 'chromium',
  break: owning(resultsWith([TABLE, ...DAMAGED.results])),
  act: begin(),
  see: [
    see('/resultados?tab=file', resultsTexts.unreadable(UNREADABLE.join(', ')), 'até 20 · '),
    noteKept,
    does('results', 'kept'),
    there(['results']),
    async ({ visit, kept }) => {
      const after = await dumpOf(visit);
      expect(lostOf(kept, after, /v1:kept-draws$/)).toEqual([CUT]);
      expect(after['robo-da-sorte-results aside 1']).toBe(kept[CUT]);
    },
    goTo('/resultados?tab=check'),
    press('label', 'Lotofácil'),
    write(checkTexts.text, '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15'),
    press('form button', checkTexts.run),
    told(checkTexts.problems.failed),
  ],
};

/** Keys whose text this version sets aside where it cannot read it. */
const SET_ASIDE = [
  ...['bets', 'bet-prices', 'own-limit', 'premium', 'game-count', 'game-limit', 'sounds', 'history-seed'],
  ...['history-sizes', 'kept-draws', 'install-offered', 'results'],
] as const;
/** With keys of notes that nobody misses: what cannot be read in them counts as nothing. */
const KEYS = [...SET_ASIDE, 'own-results', 'copy-mode'];

const GARBAGE = 'á\u0000 ]}"';

/** The original of each key that is set aside is in its place, or aside. */
const allThere: Step = async ({ visit }) => {
  const kept = Object.entries(await dumpOf(visit));
  const isThere = (key: string) =>
    kept.some(([place, found]) => /localStorage/.test(place) && place.includes(key) && found === GARBAGE);
  expect(SET_ASIDE.filter((key) => !isThere(key))).toEqual([]);
};

// `tests/platform/stored-value.test.ts` has texts for which there is no room aside.
const texts: Fault = {
  done: 'every text in localStorage is damaged',
  saw: 'the app as on a first visit; what was written there is set aside as it was',
  break: PROBE + seeded({ texts: Object.fromEntries(KEYS.map((key) => [key, GARBAGE])) }),
  daily: 'chromium',
  // Each is asked for where that is done, and written where it is not refused.
  act: [begin(), (['save', 'limit', 'price', 'results'] as const).map((name) => does(name, 'kept'))],
  see: [there(['limit', 'price']), allThere, begin(), there(['limit', 'price']), allThere],
};

/** A database as a later version has it: with stores that this one does not know. */
const LATER: Seed = {
  databases: {
    'robo-da-sorte': { version: 2, stores: { items: { keyPath: 'id', records: [{ id: 'later', what: 'new' }] } } },
  },
};

const newer: Fault = {
  done: 'the database of saved games is of a newer version',
  saw: 'that nothing of it can be kept now; what the newer version has left stays as it is',
  break: owning(LATER),
  // The list of the first versions has been taken over then.
  act: [begin(), see('/?view=saved', savedTexts.count(1, 50)), noteKept],
  see: [see('/?view=saved', savedTexts.notKept), does('save', 'notKept'), unchanged(/v1:kept-draws$/)],
};

/** What is kept, and cannot be read. */
export const DAMAGE_FAULTS: readonly Fault[] = [...records, results, texts, newer];
