import { expect, test } from 'vitest';
import type { FoundPrize } from '../../../src/state/check/found-prizes.ts';
import { mayBeLarge } from '../../../src/state/check/payout.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';

const TODAY = '2026-11-26';
const PRIZE: FoundPrize = {
  key: 'a',
  lottery: 'megasena',
  numbers: [1, 2, 3, 4, 5, 6],
  contest: 2900,
  date: '2026-11-14',
  hits: 4,
  won: [{ hits: 4, prizes: 1 }],
};
const isLarge = (fields: Partial<FoundPrize>, today = TODAY) => mayBeLarge({ ...PRIZE, ...fields }, today);

test('a prize is large where what is announced may be taxed: R$ 1.700,16 is what is left of R$ 2.428,80', () => {
  expect([100, 170_016, 170_017, 242_880, 5_000_000].map((cents) => isLarge({ cents }))).toEqual([
    ...[false, false],
    ...[true, true, true],
  ]);
});

test('a prize of unknown worth is large where its tier is rare', () => {
  const large = LOTTERIES.map(({ key, winningHits }) => [
    key,
    winningHits.filter((hits) => isLarge({ lottery: key, won: [{ hits, prizes: 1 }] })),
  ]);
  expect(Object.fromEntries(large)).toMatchObject({
    megasena: [6, 5],
    lotofacil: [15, 14],
    quina: [5, 4],
    duplasena: [6, 5],
    timemania: [7, 6],
    diadasorte: [7, 6],
    lotomania: [20, 19, 18, 0],
  });
  const both = [
    { hits: 5, prizes: 3 },
    { hits: 4, prizes: 15, cents: 90_000 },
  ];
  expect(isLarge({ won: both })).toBe(true);
});

test('nothing is told of a prize that was told, is lost, or is of another currency', () => {
  const cents = 5_000_000;
  const { date: _, ...undated } = PRIZE;
  expect(mayBeLarge({ ...undated, cents }, TODAY)).toBe(true);
  expect(isLarge({ cents }, '')).toBe(true);
  expect(isLarge({ cents, claim: { as: 'fetched', on: TODAY } })).toBe(false);
  expect(isLarge({ cents }, '2027-02-13')).toBe(false);
  expect(isLarge({ won: [{ hits: 6, prizes: 1 }], date: '1994-06-30', otherCurrency: true }, '')).toBe(false);
});
