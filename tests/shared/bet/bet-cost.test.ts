import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { betSizes } from '../../../workers/shared/bet/bet.ts';
import { betCost, prizesAtOnce, referencePrice, simpleBets } from '../../../workers/shared/bet/bet-cost.ts';
import { LOTTERIES, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { drawCountsOf } from '../../../workers/shared/rules/teimosinhas.ts';

const mega = lotteryOf('megasena');

describe('a bet with more marks', () => {
  test.each([
    ['megasena', 6, 1],
    ['megasena', 7, 7],
    ['megasena', 8, 28],
    ['megasena', 15, 5005],
    ['megasena', 20, 38_760],
    ['lotofacil', 16, 16],
    ['lotofacil', 20, 15_504],
    ['quina', 15, 3003],
    ['duplasena', 15, 5005],
    ['diadasorte', 15, 6435],
    ['timemania', 7, 1],
    ['timemania', 10, 1],
    ['lotomania', 50, 1],
  ] as const)('one of %s with %i is %i minimum bets', (key, marks, bets) => {
    expect(simpleBets(lotteryOf(key), marks)).toBe(bets);
  });

  test('wins several prizes at once', () => {
    // docs/specification.md, «Bets at the counter».
    expect(prizesAtOnce(mega, 8, 6)).toEqual([
      { hits: 6, prizes: 1 },
      { hits: 5, prizes: 12 },
      { hits: 4, prizes: 15 },
    ]);
    expect(prizesAtOnce(mega, 6, 5)).toEqual([{ hits: 5, prizes: 1 }]);
    expect(prizesAtOnce(mega, 8, 3)).toEqual([]);
    expect(prizesAtOnce(lotteryOf('timemania'), 10, 5)).toEqual([{ hits: 5, prizes: 1 }]);
    expect(prizesAtOnce(lotteryOf('lotomania'), 50, 0)).toEqual([{ hits: 0, prizes: 1 }]);
  });
});

describe('what a bet costs', () => {
  test('it is in cents, and starts from the specification’s price', () => {
    // `lotteries.test.ts` has these.
    expect(LOTTERIES.map(referencePrice)).toEqual(LOTTERIES.map(({ minBetPrice }) => 100 * minBetPrice));
  });

  test('multiplies minimum bets, games, sides and draws', () => {
    expect(betCost(mega, { marks: 8, draws: 4 }, 3, 600)).toEqual({
      unit: 600,
      simple: 28,
      games: 3,
      sides: 1,
      draws: 4,
      total: 201_600,
    });
    expect(betCost(lotteryOf('lotomania'), { mirror: true, draws: 12 }, 20, 300).total).toBe(144_000);
    expect(betCost(lotteryOf('timemania'), { marks: 10 }, 1, 350).total).toBe(350);
  });

  test('it is exact to the cent for any size, price and number of games', () => {
    const anyBet = fc.constantFrom(...LOTTERIES).chain((lottery) =>
      fc.record({
        lottery: fc.constant(lottery),
        marks: fc.constantFrom(...betSizes(lottery)),
        draws: fc.constantFrom(...drawCountsOf(lottery.key)),
        mirror: fc.boolean(),
        games: fc.integer({ min: 1, max: 20 }),
        unit: fc.integer({ min: 1, max: 99_999_900 }),
      }),
    );
    fc.assert(
      fc.property(anyBet, ({ lottery, marks, draws, mirror, games, unit }) => {
        const cost = betCost(lottery, { marks, draws, mirror }, games, unit);
        const exact =
          BigInt(unit) * BigInt(simpleBets(lottery, marks)) * BigInt(games) * BigInt(draws) * (mirror ? 2n : 1n);
        expect(Number.isSafeInteger(cost.total)).toBe(true);
        expect(BigInt(cost.total)).toBe(exact);
      }),
    );
  });
});
