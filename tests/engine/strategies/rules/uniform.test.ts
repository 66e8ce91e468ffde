import { describe, expect, test } from 'vitest';
import { LOTTERIES } from '../../../../workers/shared/lottery/lotteries.ts';
import { chiSquare, chiSquareLimit } from '../../support/chi-square.ts';
import { candidatesOf } from '../../support/draws.ts';
import { planOf, tinyPlan } from '../../support/plans.ts';

describe('uniform', () => {
  test.each(LOTTERIES)('$key has every number equally often', ({ key, total }) => {
    const counts = new Array<number>(total).fill(0);
    for (const ticket of candidatesOf(planOf(key, 'uniform', 'numbers'), 20_000)) {
      for (const n of ticket) counts[n - 1] = (counts[n - 1] as number) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(total));
  });

  test.each(LOTTERIES)('$key has every pair of neighbours equally often', ({ key, total }) => {
    const counts = new Array<number>(total).fill(0);
    for (const ticket of candidatesOf(planOf(key, 'uniform', 'pairs'), 20_000)) {
      for (const n of ticket) {
        if (ticket.includes((n % total) + 1)) counts[n - 1] = (counts[n - 1] as number) + 1;
      }
    }
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(total));
  });

  test.each([
    [8, 4, 70],
    [9, 2, 36],
  ])('every ticket of a %i by %i lottery is equally likely', (total, pick, space) => {
    const counts = new Map<string, number>();
    for (const ticket of candidatesOf(tinyPlan(total, pick, 'uniform'), 50_000)) {
      counts.set(ticket.join(), (counts.get(ticket.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(space);
    expect(chiSquare([...counts.values()])).toBeLessThan(chiSquareLimit(space));
  });
});
