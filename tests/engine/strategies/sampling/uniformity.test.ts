import { range, sumBy } from 'lodash';
import { describe, expect, test } from 'vitest';
import { createSequenceDraw } from '../../../../workers/engine/strategies/rules/sequencia.ts';
import { walkQuotas } from '../../../../workers/engine/strategies/sampling/chosen-first.ts';
import { drawClassCounts } from '../../../../workers/engine/strategies/sampling/class-counts.ts';
import { createDealer } from '../../../../workers/engine/strategies/sampling/dealer.ts';
import { drawQuotas } from '../../../../workers/engine/strategies/sampling/quota.ts';
import type { Picker } from '../../../../workers/engine/strategies/strategy.ts';
import { stream } from '../../support/newest.ts';
import { subsetsOf } from '../../support/subsets.ts';

const allTickets = (total: number, pick: number) => subsetsOf(range(1, total + 1), pick);

/** Every expected ticket comes, no other does, and chi-squared stays within 5 deviations. */
function expectUniform(picker: Picker, pick: number, expected: readonly number[][]): void {
  const each = 200;
  const times = new Map(expected.map((ticket) => [String(ticket), 0]));
  const random = stream('uniformity');
  const ticket = new Uint8Array(pick);
  for (let i = 0; i < each * expected.length; i++) {
    picker(random, ticket, new Int32Array(1));
    const key = String([...ticket].sort((a, b) => a - b));
    expect(times.has(key)).toBe(true);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  const chi = sumBy([...times.values()], (seen) => (seen - each) ** 2 / each);
  const freedom = expected.length - 1;
  expect(chi).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom));
}

describe('uniform among the tickets that keep the rule', () => {
  test.each([
    [9, 4, 2],
    [9, 4, 3],
    [8, 6, 4],
  ])('runs: %i numbers, %i picked, runs up to %i', (total, pick, longest) => {
    const keeps = (ticket: number[]) => {
      const marks = range(1, total + 1).map((n) => (ticket.includes(n) ? 'x' : '.'));
      return marks.join('').includes('xx') && !marks.join('').includes('x'.repeat(longest + 1));
    };
    const expected = allTickets(total, pick).filter(keeps);
    expectUniform(createSequenceDraw(total, pick, longest), pick, expected);
  });

  test('class counts: at least two of the first class, at most one of the third', () => {
    const classes = [
      [1, 4, 7],
      [2, 5],
      [3, 6, 8, 9],
    ];
    const count = (ticket: number[], i: number) => ticket.filter((n) => classes[i]?.includes(n)).length;
    const expected = allTickets(9, 4).filter((t) => count(t, 0) >= 2 && count(t, 2) <= 1);
    const picker = drawClassCounts(classes, 4, ([a = 0, , c = 0]) => a >= 2 && c <= 1);
    expectUniform(picker, 4, expected);
  });

  test('quotas: two of the odd, one of the even', () => {
    const expected = allTickets(7, 3).filter((t) => t.filter((n) => n % 2 === 0).length === 1);
    const quotas = [
      { numbers: [1, 3, 5, 7], count: 2 },
      { numbers: [2, 4, 6], count: 1 },
    ];
    expectUniform(drawQuotas(quotas), 3, expected);
  });
});

test('a walk gives every choice of the quotas once before it starts again', () => {
  const walk = walkQuotas([
    { numbers: [2, 4, 6, 8], count: 2 },
    { numbers: [], count: 0 },
    { numbers: [1, 3, 5], count: 1 },
    { numbers: [9], count: 1 },
  ]);
  const ticket = new Uint8Array(4);
  const seen = range(2 * 18).map(() => {
    walk(stream('unused'), ticket, new Int32Array(1));
    return String([...ticket].sort((a, b) => a - b));
  });
  expect(new Set(seen.slice(0, 18)).size).toBe(18);
  expect(seen.slice(18)).toEqual(seen.slice(0, 18));
});

test('rules without a ticket are refused', () => {
  expect(() => createSequenceDraw(5, 5, 3)).toThrow(RangeError);
  expect(() => drawClassCounts([[1, 2], [3]], 2, () => false)).toThrow(RangeError);
});

test.each([
  [10, 3],
  [7, 7],
  [15, 5],
  [9, 8],
])('a dealer of %i numbers, %i at a time, uses all before one comes again', (size, count) => {
  const deal = createDealer(range(1, size + 1));
  const random = stream('dealer', size);
  const uses = new Map(range(1, size + 1).map((n) => [n, 0]));
  for (let i = 0; i < 200; i++) {
    const out = new Uint8Array(count);
    expect(deal(random, count, out, 0)).toBe(count);
    expect(new Set(out).size).toBe(count);
    for (const n of out) uses.set(n, (uses.get(n) ?? 0) + 1);
    const counts = [...uses.values()];
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  }
  expect(() => deal(random, size + 1, new Uint8Array(size + 1), 0)).toThrow(RangeError);
});
