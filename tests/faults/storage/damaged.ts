import { expect } from 'vitest';
import { foundTexts } from '../../../src/content/check/by-hand.ts';
import { checkTexts } from '../../../src/content/check/check.ts';
import { diaryTexts } from '../../../src/content/diary/diary.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { savedTexts } from '../../../src/content/saved-games/saved.ts';
import { incomingTexts } from '../../../src/content/syndicate/incoming.ts';
import { syndicateTexts } from '../../../src/content/syndicate/syndicate.ts';
import { writeSyndicateLink } from '../../../src/state/syndicate/syndicate-link.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Fault, Step, Steps } from '../fault.ts';
import { press, told, write } from '../hands.ts';
import {
  diaryWith,
  ENTRY,
  GROUP,
  gamesWith,
  groupsWith,
  owning,
  PRIZE,
  prizesWith,
  resultsWith,
  TABLE,
} from './belongings.ts';
import { broken } from './breaks.ts';
import { DAMAGED } from './damage.ts';
import { dumpOf, lostOf, PROBE, said } from './probe.ts';
import { type Seed, seeded } from './seed.ts';
import { begin, does, goTo, noteKept, see, seeAll, type TaskName, there, unchanged } from './tasks.ts';

/** Records beside good ones, each damaged in a way of its own, and what a person does beside them. */
const records = (
  [
    // The saved game of every case joins these from its old list.
    ['saved games', gamesWith(DAMAGED.games), DAMAGED.games, 'robo-da-sorte games', 'save', []],
    ['the diary', diaryWith([ENTRY, ...DAMAGED.diary]), DAMAGED.diary, 'robo-da-sorte-diary', 'spend', []],
    [
      'found prizes',
      prizesWith([PRIZE, ...DAMAGED.prizes]),
      DAMAGED.prizes,
      'robo-da-sorte-prizes',
      'prize',
      [`prizes ${PRIZE.key}`],
    ],
    [
      'groups',
      groupsWith([GROUP, ...DAMAGED.groups]),
      DAMAGED.groups,
      'robo-da-sorte-syndicates',
      'group',
      [`syndicates ${GROUP.id}`],
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

const damagedTexts = (keys: readonly string[], text: (key: string) => string) =>
  PROBE + seeded({ texts: Object.fromEntries(keys.map((key) => [key, text(key)])) });
const GARBAGE = 'á\u0000 ]}"';

/** The original of each key that is set aside is in its place, or aside. */
const allThere =
  (text: (key: string) => string): Step =>
  async ({ visit }) => {
    const kept = Object.entries(await dumpOf(visit));
    const isThere = (key: string) =>
      kept.some(([place, found]) => /localStorage/.test(place) && place.includes(key) && found === text(key));
    expect(SET_ASIDE.filter((key) => !isThere(key))).toEqual([]);
  };

const texts: readonly Fault[] = [
  ...Object.entries<(key: string) => string>({
    'not what they were': () => GARBAGE,
    'JSON of another type': () => '[[null,"x",{}]]',
    'numbers out of range': () => '{"quina":99999999999,"megasena":-1}',
    'a prototype that pollutes': () => '{"__proto__":{"isPremium":true},"constructor":{"prototype":{"quina":7}}}',
    'nested a thousand times': () => '['.repeat(1000),
    'as long as there is room': () => 'x'.repeat(200_000),
    'of a later version': (key) => (key === 'kept-draws' ? '{"version":2,"of":{}}' : '2;year 1000;{"v":2}'),
  }).map(
    ([way, text], i): Fault => ({
      done: `every text in localStorage is damaged: ${way}`,
      saw: 'the app as on a first visit; what was written there is set aside as it was',
      break: damagedTexts(KEYS, text),
      ...(i === 0 && { daily: 'chromium' }),
      // Each is asked for where that is done, and written where it is not refused.
      act: [begin(), (['save', 'limit', 'price', 'results'] as const).map((name) => does(name, 'kept'))],
      see: [there(['limit', 'price']), allThere(text), begin(), there(['limit', 'price']), allThere(text)],
    }),
  ),
  {
    done: 'texts in localStorage are damaged, and there is no room to set them aside',
    saw: 'that nothing can be kept now; nothing is written over them',
    break: damagedTexts(SET_ASIDE, () => GARBAGE) + broken({ texts: 'full for more' }, 'start'),
    daily: 'chromium',
    act: begin(),
    see: [
      (['limit', 'price'] as const).map((name) => [does(name, 'notKept'), there([name])]),
      async ({ visit }) => {
        const after = await dumpOf(visit);
        for (const key of SET_ASIDE) expect(after[`localStorage robo-da-sorte:v1:${key}`], key).toBe(GARBAGE);
      },
    ],
  },
];

/** A database as a later version has it: with stores that this one does not know. */
const later = (name: string): Seed => ({
  databases: {
    [`robo-da-sorte${name}`]: {
      version: 2,
      stores: { items: { keyPath: 'id', records: [{ id: 'later', what: 'new' }] } },
    },
  },
});
/** The list of the first versions has been taken over then. */
const seeGames = see('/?view=saved', savedTexts.count(1, 50));

const newer: readonly Fault[] = [
  ...(
    [
      ['saved games', '', see('/?view=saved', savedTexts.notKept), 'save'],
      ['the diary', '-diary', see('/diario', diaryTexts.notKept), 'spend'],
      ['groups', '-syndicates', see('/bolao', syndicateTexts.notKept)],
      ['found prizes', '-prizes', see('/resultados?tab=check', foundTexts.notKept)],
      ['results', '-results', see('/resultados?tab=file', resultsTexts.unavailable), 'results'],
    ] as readonly (readonly [of: string, name: string, seen: Steps, task?: TaskName])[]
  ).map(
    ([of, name, seen, task]): Fault => ({
      done: `the database of ${of} is of a newer version`,
      saw: 'that nothing of it can be kept now; what the newer version has left stays as it is',
      break: owning(later(name)),
      act: [begin(), seeGames, noteKept],
      see: [seen, task ? does(task, 'notKept') : [], unchanged(/v1:kept-draws$/)],
    }),
  ),
  {
    done: 'a link brings a group of which a newer version has left what cannot be read',
    saw: 'that the group cannot be kept; what the newer version has left stays as it is',
    break: owning(groupsWith([{ ...GROUP, group: { form: 2 } }])),
    act: [
      begin(),
      seeGames,
      noteKept,
      goTo(`/bolao#${writeSyndicateLink(GROUP.group)}`),
      press('main button', incomingTexts.ways.new.take),
    ],
    see: [said(syndicateTexts.notKept), unchanged()],
  },
];

/** What is kept, and cannot be read. */
export const DAMAGE_FAULTS: readonly Fault[] = [...records, results, ...texts, ...newer];
