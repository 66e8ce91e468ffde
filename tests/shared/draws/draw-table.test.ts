import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DrawTable, packDraws, unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { PaidTier } from '../../../workers/shared/draws/official-draw.ts';
import { summaryOf, unbrokenOf } from '../../../workers/shared/draws/results-summary.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { anyDrawTable } from './any-draw-table.ts';

const TABLE: DrawTable = {
  lottery: 'megasena',
  draws: [
    { contest: 1, date: '1996-03-11', numbers: [4, 5, 30, 33, 41, 52] },
    {
      contest: 2700,
      date: '2024-03-14',
      numbers: [52, 4, 41, 5, 33, 30],
      isInDrawOrder: true,
      paid: [
        { hits: 6, winners: 0, cents: 0 },
        { hits: 5, winners: 71, cents: 5_128_732 },
        { hits: 4, winners: 5189 },
      ] satisfies PaidTier[],
    },
  ],
};

describe('a table of draws', () => {
  test('a table of any lottery comes back whole from its bytes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOTTERIES).chain(anyDrawTable), (table) => {
        expect(unpackDraws(packDraws(table))).toEqual(table);
      }),
    );
  });

  test('without takings has the bytes that it always had, with some those of a packing that an older version refuses', () => {
    expect(packDraws(TABLE)[0]).toBe(1);
    const [first, ...others] = TABLE.draws;
    if (!first) throw new Error('no draw');
    const table = { ...TABLE, draws: [{ ...first, takings: 2 ** 50 }, ...others] };
    expect(packDraws(table)[0]).toBe(2);
    expect(unpackDraws(packDraws(table))).toEqual(table);
  });

  test('a table is small', () => {
    const draws = Array.from({ length: 100 }, (_, i) => ({
      contest: i + 1,
      date: `2024-0${1 + Math.floor(i / 28)}-${10 + (i % 18)}`,
      numbers: [1, 2, 3, 4, 5, 6],
    }));
    expect(packDraws({ lottery: 'megasena', draws }).length).toBeLessThan(1000);
  });

  test('a table is refused with any byte changed, missing or added', () => {
    const bytes = packDraws(TABLE);
    expect(unpackDraws(bytes)).toEqual(TABLE);
    for (let at = 0; at < bytes.length; at++) {
      const changed = bytes.slice();
      changed[at] = (bytes[at] as number) ^ 1;
      expect(() => unpackDraws(changed)).toThrow(RangeError);
      expect(() => unpackDraws(bytes.slice(0, at))).toThrow(RangeError);
    }
    expect(() => unpackDraws(Uint8Array.of(...bytes, 0))).toThrow(RangeError);
  });
});

test('draws with prizes are those that tell them of either draw', () => {
  const numbers = [1, 2, 3, 4, 5, 6];
  const paid = [{ hits: 6, winners: 1, cents: 100 }];
  const draws = [
    { contest: 1, numbers },
    { contest: 2, numbers, paid },
    { contest: 3, numbers, second: numbers, paidSecond: paid },
    { contest: 4, numbers, second: numbers, paid, paidSecond: paid },
  ];
  expect(summaryOf({ lottery: 'duplasena', draws })).toMatchObject({ count: 4, withPrizes: 3 });
});

test.each([
  [[], 0],
  [[7], 1],
  [[1, 2, 3, 5, 6, 9], 3],
  [[1, 3, 4, 5, 6], 4],
])('a table of the contests %j has %i in a row', (contests, most) => {
  const draws = contests.map((contest) => ({ contest, numbers: [1, 2, 3, 4, 5] }));
  expect(unbrokenOf({ lottery: 'quina', draws })).toBe(most);
});
