import { describe, expect, test } from 'vitest';
import { lotteryOf } from '../../../../workers/shared/lottery/lotteries.ts';
import { combinations } from '../../../../workers/shared/lottery/odds.ts';
import { quickHotCount } from '../../../../workers/shared/strategy/frequency.ts';
import { chiSquare, chiSquareLimit } from '../../support/chi-square.ts';
import { candidatesOf, rankedNumbers } from '../../support/draws.ts';
import { planOf } from '../../support/plans.ts';
import { quickLotofacilTickets } from '../../support/quick-lotofacil.ts';
import { countIn, TABLE } from '../batches.ts';

const evens = (numbers: readonly number[]) => numbers.filter((n) => n % 2 === 0).length;
describe('quick', () => {
  test.each(TABLE)('a ticket of %s fills with the hot numbers left over, too', (key, _, pick) => {
    const least = Math.min(10, Math.ceil((7 * pick) / 10));
    // What a screen says of it.
    expect(quickHotCount(lotteryOf(key))).toBe(least);
    const plan = planOf(key, 'quick', 'left over');
    const hot = rankedNumbers(plan).slice(0, 10);
    const max = Math.max(...candidatesOf(plan, 2000).map((ticket) => countIn(ticket, hot)));
    expect(max > least).toBe(least < 10);
  });

  test('samples the hot numbers evenly', () => {
    const plan = planOf('duplasena', 'quick', 'hot');
    const hot = rankedNumbers(plan).slice(0, 10);
    // With two even of five the sixth number must be even: as many fills for each such five.
    const counts = new Map<string, number>();
    for (const ticket of candidatesOf(plan, 100_000)) {
      const inHot = ticket.filter((n) => hot.includes(n));
      if (inHot.length !== 5 || evens(inHot) !== 2) continue;
      counts.set(inHot.join(), (counts.get(inHot.join()) ?? 0) + 1);
    }
    const even = evens(hot);
    expect(BigInt(counts.size)).toBe(combinations(even, 2) * combinations(10 - even, 3));
    expect(chiSquare([...counts.values()])).toBeLessThan(chiSquareLimit(counts.size));
  });

  test('fills uniformly among the balanced fills', () => {
    const plan = planOf('quina', 'quick', 'fills');
    const hot = rankedNumbers(plan).slice(0, 10);
    // With two of four hot numbers even, a fifth number of either parity leaves 3 to 2.
    const fills = new Array<number>(81).fill(0);
    for (const ticket of candidatesOf(plan, 60_000)) {
      const inHot = ticket.filter((n) => hot.includes(n));
      if (inHot.length !== 4 || evens(inHot) !== 2) continue;
      const fill = ticket.find((n) => !hot.includes(n)) as number;
      fills[fill] = (fills[fill] as number) + 1;
    }
    const cold = fills.filter((_, n) => n > 0 && !hot.includes(n));
    expect(cold.length).toBe(70);
    expect(chiSquare(cold)).toBeLessThan(chiSquareLimit(70));
  });

  test('gives every ticket of its rule equally often where all hot numbers are in it', () => {
    const plan = planOf('lotofacil', 'quick', 'parities');
    const hot = rankedNumbers(plan).slice(0, 10);
    const counts = new Map<string, number>();
    for (const ticket of candidatesOf(plan, 60_000)) {
      counts.set(ticket.join(), (counts.get(ticket.join()) ?? 0) + 1);
    }
    expect(new Set(counts.keys())).toEqual(quickLotofacilTickets(hot));
    expect(chiSquare([...counts.values()])).toBeLessThan(chiSquareLimit(counts.size));
  });
});
