import fc from 'fast-check';
import { range } from 'lodash';
import { describe, expect, test } from 'vitest';
import { betSizes } from '../../../workers/shared/bet/bet.ts';
import { batchChance } from '../../../workers/shared/lottery/batch-chance.ts';
import { inDraws, oneIn } from '../../../workers/shared/lottery/chance.ts';
import { LOTTERIES, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { hitsChance, tierOdds } from '../../../workers/shared/lottery/tier-odds.ts';
import { subsetsOf } from '../../engine/support/subsets.ts';

const subsets = (n: number, k: number) => subsetsOf(range(1, n + 1), k);

const countHits = (draw: readonly number[], ticket: readonly number[]) => draw.filter((n) => ticket.includes(n)).length;

describe('the odds of each tier', () => {
  // docs/specification.md, «Bets at the counter».
  const printed: [LotteryKey, number, Record<string, number>][] = [
    ['megasena', 6, { 6: 50_063_860, 5: 154_518, 4: 2_332 }],
    ['lotofacil', 15, { 15: 3_268_760, 14: 21_792, 13: 692, 12: 60, 11: 11 }],
    ['quina', 5, { 5: 24_040_016, 4: 64_107, 3: 866, 2: 36 }],
    ['duplasena', 6, { 6: 15_890_700, 5: 60_192, 4: 1_120, 3: 60 }],
    ['timemania', 10, { 7: 26_472_637, 6: 216_103, 5: 5_220, 4: 276, 3: 29, team: 80 }],
    ['diadasorte', 7, { 7: 2_629_575, 6: 15_652, 5: 453, 4: 37, month: 12 }],
    ['lotomania', 50, { 20: 11_372_635, 0: 11_372_635, 19: 352_551, 18: 24_235, 17: 2_776, 16: 472, 15: 112 }],
  ];
  test.each(printed)('those of %s with %i marks are the printed ones', (key, marks, odds) => {
    const tiers = tierOdds(lotteryOf(key), marks);
    expect(Object.fromEntries(tiers.map((tier) => [tier.hits, tier.oneIn]))).toEqual(odds);
  });

  test('they are what counting every draw of a small lottery gives', () => {
    const small = { total: 11, drawn: 4 };
    const draws = subsets(small.total, small.drawn);
    for (const marks of [4, 5, 7]) {
      const ticket = Array.from({ length: marks }, (_, i) => i + 3);
      for (let hits = 0; hits <= small.drawn; hits++) {
        const ways = draws.filter((draw) => countHits(draw, ticket) === hits).length;
        expect(hitsChance(small, marks, hits)).toEqual({
          ways: BigInt(ways),
          of: BigInt(draws.length),
        });
      }
    }
  });

  test('those of all numbers of hits together are certain, for every size of every lottery', () => {
    for (const lottery of LOTTERIES) {
      for (const marks of betSizes(lottery)) {
        const all = Array.from({ length: lottery.drawn + 1 }, (_, h) => hitsChance(lottery, marks, h));
        expect(all.reduce((sum, { ways }) => sum + ways, 0n)).toBe(all[0]?.of);
      }
    }
  });

  test('they are written to a tenth where that says more, and over two draws are not quite doubled', () => {
    expect(oneIn({ ways: 257n, of: 1000n })).toBe(3.9);
    expect(oneIn({ ways: 1n, of: 10n })).toBe(10);
    expect(oneIn({ ways: 2n, of: 19n })).toBe(9.5);
    expect(oneIn({ ways: 25n, of: 244n })).toBe(9.8);
    expect(oneIn({ ways: 100n, of: 996n })).toBe(10);
    expect(oneIn({ ways: 2n, of: 21n })).toBe(11);
    expect(oneIn({ ways: 0n, of: 19n })).toBe(Number.POSITIVE_INFINITY);
    expect(inDraws({ ways: 1n, of: 2n }, 2)).toEqual({ ways: 3n, of: 4n });
    expect(inDraws({ ways: 1n, of: 3n }, 3)).toEqual({ ways: 19n, of: 27n });
    expect(oneIn(inDraws({ ways: 1n, of: 15_890_700n }, 2))).toBe(7_945_350);
  });
});

describe('the chance of a batch', () => {
  test('it is what counting every draw of a small lottery gives, however its tickets overlap', () => {
    const draws = subsets(9, 3);
    const ticket = fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 2 });
    fc.assert(
      fc.property(fc.array(ticket, { maxLength: 7 }), (tickets) => {
        const hit = draws.filter((draw) => tickets.some((numbers) => countHits(draw, numbers) === draw.length));
        expect(batchChance({ total: 9, drawn: 3 }, tickets)).toEqual({
          ways: BigInt(hit.length),
          of: 84n,
        });
      }),
    );
  });

  test('that of different tickets of the minimum size is theirs together', () => {
    const tickets = subsets(9, 6).slice(0, 20);
    const chance = batchChance(lotteryOf('megasena'), tickets);
    expect(chance).toEqual({ ways: 20n, of: 50_063_860n });
  });

  test('it is left out where tickets overlap in too many ways', () => {
    const tickets = Array.from({ length: 20 }, (_, left) =>
      Array.from({ length: 25 }, (_, i) => i + 1).filter((n) => n !== left + 1),
    );
    expect(batchChance({ total: 25, drawn: 3 }, tickets)).toBeUndefined();
  });
});
