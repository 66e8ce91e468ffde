import { expect } from 'vitest';
import { savedTexts } from '../../../src/content/saved-games/saved.ts';
import type { Visit } from '../../engines/engine.ts';
import { ticketOf, ticketsOf } from '../../state/saved-games/tickets.ts';
import type { Fault } from '../fault.ts';
import { broken } from './breaks.ts';
import { begin, expectTold } from './doing.ts';
import { awaitShown, goTo, press } from './hands.ts';
import { type Dump, dumpOf, PROBE } from './probe.ts';
import { seeded } from './seed.ts';
import { TASKS } from './tasks.ts';

/** Keys whose text this version sets aside where it cannot read it. */
const SET_ASIDE = [
  ...['bets', 'bet-prices', 'own-limit', 'premium', 'game-count', 'game-limit', 'sounds', 'history-seed'],
  ...['history-sizes', 'kept-draws', 'install-offered', 'results'],
] as const;
/** Keys of notes that nobody misses: what cannot be read in them counts as nothing. */
const NOTES = ['own-results', 'copy-mode'] as const;

const KEYS = [...SET_ASIDE, ...NOTES];

/** Texts of all keys that are damaged in a way. */
const WAYS: readonly (readonly [way: string, text: (key: string) => string])[] = [
  ['not what they were', () => 'á\u0000 ]}"'],
  ['JSON of another type', () => '[[null,"x",{}]]'],
  ['numbers out of range', () => '{"quina":99999999999,"megasena":-1}'],
  ['a prototype that pollutes', () => '{"__proto__":{"isPremium":true},"constructor":{"prototype":{"quina":7}}}'],
  ['nested a thousand times', () => '['.repeat(1000)],
  ['as long as there is room', () => 'x'.repeat(200_000)],
  ['of a later version', (key) => (key === 'kept-draws' ? '{"version":2,"of":{}}' : '2;year 1000;{"v":2}')],
];

/** The original of each key is in its place, or aside. */
function expectThere(after: Dump, text: (key: string) => string, keys: readonly string[]): void {
  const kept = Object.entries(after);
  const isThere = (key: string) =>
    kept.some(([place, found]) => /localStorage/.test(place) && place.includes(key) && found === text(key));
  expect(keys.filter((key) => !isThere(key))).toEqual([]);
}

/** Goes where each of them is asked for, and writes what is not refused. */
async function writeAll(visit: Visit): Promise<void> {
  for (const name of ['save', 'limit', 'price', 'results'] as const) {
    await expectTold(visit, name, 'kept');
  }
  await TASKS.limit.awaitThere(visit);
  await TASKS.price.awaitThere(visit);
}

const UNREADABLE: readonly Fault[] = WAYS.map(([way, text], i) => ({
  done: `every text in localStorage is damaged: ${way}`,
  saw: 'the app as on a first visit; what was written there is set aside as it was',
  first: PROBE + seeded({ texts: Object.fromEntries(KEYS.map((key) => [key, text(key)])) }),
  ...(i === 0 && { daily: 'chromium' as const }),
  async play({ visit, site }) {
    await begin(visit, site);
    await writeAll(visit);
    expectThere(await dumpOf(visit), text, SET_ASIDE);
    await begin(visit, site);
    await TASKS.limit.awaitThere(visit);
    await TASKS.price.awaitThere(visit);
    expectThere(await dumpOf(visit), text, SET_ASIDE);
  },
}));

const garbage = () => 'á\u0000 ]}"';

export const TEXTS: readonly Fault[] = [
  ...UNREADABLE,
  {
    done: 'texts in localStorage are damaged, and there is no room to set them aside',
    saw: 'that nothing can be kept now; nothing is written over them',
    first:
      PROBE +
      seeded({ texts: Object.fromEntries(SET_ASIDE.map((key) => [key, garbage()])) }) +
      broken({ texts: 'full for more' }, 'start'),
    daily: 'chromium',
    async play({ visit, site }) {
      await begin(visit, site);
      for (const name of ['limit', 'price'] as const) {
        await expectTold(visit, name, 'notKept');
        await TASKS[name].awaitThere(visit);
      }
      const after = await dumpOf(visit);
      for (const key of SET_ASIDE) expect(after[`localStorage robo-da-sorte:v1:${key}`], key).toBe(garbage());
    },
  },
  {
    done: 'the list of the first versions is damaged in part',
    saw: 'the good games, and that the original was set aside and may be downloaded',
    first:
      PROBE +
      seeded({
        texts: {
          'saved-games': JSON.stringify([
            ticketOf(7),
            { ...ticketOf(8), numbers: [1, 1, 2, 3, 4, 5] },
            null,
            ticketOf(9),
          ]),
        },
      }),
    async play({ visit, site }) {
      await begin(visit, site);
      await goTo(visit, '/?view=saved');
      await awaitShown(visit, savedTexts.count(2, 50));
      await awaitShown(visit, savedTexts.damaged);
      await begin(visit, site);
      await goTo(visit, '/?view=saved');
      await awaitShown(visit, savedTexts.damaged);
      expect((await dumpOf(visit))['robo-da-sorte facts aside']).toContain('originals');
      await press(visit, 'button', savedTexts.asideDismiss);
    },
  },
  {
    done: 'the list of the first versions has more games than there is room for',
    saw: 'the newest fifty, and that the others were set aside and may be downloaded',
    first: PROBE + seeded({ texts: { 'saved-games': JSON.stringify(ticketsOf(1, 60)) } }),
    async play({ visit, site }) {
      await begin(visit, site);
      await goTo(visit, '/?view=saved');
      await awaitShown(visit, savedTexts.count(50, 50));
      await awaitShown(visit, savedTexts.aside(10, 50));
      const aside = JSON.parse((await dumpOf(visit))['robo-da-sorte facts aside'] ?? '{}');
      expect(JSON.parse(aside.file).games).toHaveLength(10);
    },
  },
];
