import { describe, expect, test } from 'vitest';
import { LOTTERIES, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { combinations, ticketSpace, topTierOdds } from '../../../workers/shared/lottery/odds.ts';
import { tierOdds } from '../../../workers/shared/lottery/tier-odds.ts';

describe('odds', () => {
  // Caixa's table of 2026, as it prints them: to the nearest whole number, or cut.
  test.each([
    ['timemania', 7, 3_176_716_400],
    ['megasena', 7, 7_151_980],
    ['megasena', 20, 1_292],
    ['lotofacil', 16, 204_298],
    ['lotofacil', 20, 211],
    ['quina', 15, 8_005],
    ['duplasena', 12, 17_197],
    ['duplasena', 13, 9_260],
    ['duplasena', 14, 5_291],
    ['duplasena', 15, 3_174],
    ['diadasorte', 8, 328_696],
    ['diadasorte', 15, 409],
  ] as const)('the top tier of %s with %i marks is 1 in %i', (key, pick, odds) => {
    expect(topTierOdds({ ...lotteryOf(key), pick })).toBe(odds);
    expect(tierOdds(lotteryOf(key), pick)[0]?.oneIn).toBe(odds);
  });

  test('every lottery but Lotomania draws as many numbers as a ticket marks', () => {
    for (const lottery of LOTTERIES) {
      if (lottery.key === 'lotomania') continue;
      expect(topTierOdds(lottery)).toBe(Number(ticketSpace(lottery)));
    }
  });

  test('combinations follow Pascal’s rule and vanish outside the triangle', () => {
    for (let n = 1; n <= 30; n++) {
      for (let k = 0; k <= n; k++) {
        expect(combinations(n, k)).toBe(combinations(n - 1, k - 1) + combinations(n - 1, k));
      }
    }
    expect(combinations(5, 6)).toBe(0n);
    expect(combinations(5, -1)).toBe(0n);
  });
});
