import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { readBet, withoutDefaults } from '../../../src/state/bet/bets.ts';
import { LOTTERIES, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { FakeStorage } from '../../platform/fake-storage.ts';
import { openTab, useFakeStorage } from '../../platform/tabs.ts';

const open = () =>
  openTab(
    () => import('../../../src/state/bet/bets.ts'),
    (page) => page.restoreBets(),
  );

let storage: FakeStorage;
beforeEach(() => {
  storage = useFakeStorage();
});

describe('the bet of a lottery', () => {
  test('it is kept for it alone, over visits, and followed in other tabs', async () => {
    const [one, other] = [await open(), await open()];
    one.page.keepBet('megasena', { marks: 8, fixed: [13, 7], draws: 4 });
    one.page.keepBet('lotomania', { mirror: true });
    other.hear('bets');
    const later = await open();
    for (const { page } of [one, other, later]) {
      expect(page.bets.of).toEqual({
        megasena: { marks: 8, fixed: [7, 13], draws: 4 },
        lotomania: { mirror: true },
      });
      expect(page.betOf('quina')).toBeUndefined();
    }
  });

  test('it is none when it is the lottery’s own ticket', async () => {
    const { page } = await open();
    page.keepBet('timemania', { marks: 10 });
    page.keepBet('timemania', { marks: 7, fixed: [], mirror: false, draws: 1 });
    expect(page.bets.of).toEqual({});
    expect(storage.kept('bets')).toBe('{}');
  });

  test.each([
    '',
    '[]',
    '7',
    'null',
    '{"megasena":null}',
    '{"loteca":{}}',
    '{"megasena":{"marks":21}}',
    '{"megasena":{"fixed":[0]}}',
    '{"megasena":{"excluded":[61]}}',
    '{"megasena":{"excluded":[7,7]}}',
    '{"megasena":{"team":1}}',
    '{"timemania":{"team":81}}',
    '{"diadasorte":{"month":13}}',
    '{"quina":{"mirror":true}}',
    '{"megasena":{"draws":5}}',
    '{"megasena":{"__proto__x":1}}',
  ])('that is none (%s) is set aside', async (text) => {
    storage.put('bets', text);
    const { page } = await open();
    expect(page.bets.of).toEqual({});
    expect(storage.setAside('bets')).toEqual([text]);
  });

  test('comes back as it was tidied, and no text at all is an error', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOTTERIES), fc.anything(), (lottery, value) => {
        const read = readBet(lottery, value);
        if (read) expect(readBet(lottery, JSON.parse(JSON.stringify(read)))).toEqual(read);
      }),
    );
    const bet = { marks: 15, fixed: [3, 2], excluded: [9], month: 2, draws: 6 };
    const tidy = withoutDefaults(lotteryOf('diadasorte'), bet);
    expect(tidy).toEqual({ ...bet, fixed: [2, 3] });
    expect(readBet(lotteryOf('diadasorte'), tidy)).toEqual(tidy);
  });
});
