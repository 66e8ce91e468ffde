import { describe, expect, test } from 'vitest';
import {
  complement,
  lowerBound,
  schonheimBound,
  sphereBound,
  turanBound,
} from '../../../workers/engine/wheels/bounds.ts';
import type { Design } from '../../../workers/engine/wheels/design.ts';
import { coveredNaively, drawsOf } from './naive.ts';

function design(pool: number, size: number, drawn: number, hits: number): Design {
  return { pool, size, drawn, hits };
}

describe('lower bounds', () => {
  // Bounds by hand: C(10,6,4) ≥ ⌈10/6 ⌈9/5 ⌈8/4 ⌈7/3⌉⌉⌉⌉ = ⌈10/6 · 11⌉ = 19. Best coverings: the La Jolla tables; no
  // bound may exceed one.
  test.each([
    [10, 6, 4, 19, 20],
    [9, 6, 4, 11, 12],
    [8, 6, 5, 12, 12],
    [8, 5, 4, 18, 20],
    [12, 6, 3, 14, 15],
    [10, 5, 3, 14, 17],
    [7, 3, 2, 7, 7],
    [22, 6, 3, 77, 77],
  ])('Schönheim for C(%i,%i,%i) is %i, and the known least %i', (v, k, t, bound, known) => {
    expect(schonheimBound(v, k, t)).toBe(bound);
    const min = lowerBound(design(v, k, t, t));
    expect(min).toBeGreaterThanOrEqual(bound);
    expect(min).toBeLessThanOrEqual(known);
  });

  test('the sphere bound divides all draws by those one ticket covers', () => {
    for (const d of [design(9, 6, 6, 4), design(11, 5, 5, 3), design(12, 7, 7, 5)]) {
      const ticket = Array.from({ length: d.size }, (_, at) => at);
      const draws = drawsOf(d).length;
      expect(sphereBound(d)).toBe(Math.ceil(draws / coveredNaively(d, [ticket])));
    }
    expect(sphereBound(design(19, 15, 15, 14))).toBe(Math.ceil(3876 / 61));
    expect(sphereBound(design(100, 50, 20, 10))).toBe(2);
  });

  test('the Turán bound is exact where wheels omit the parts of a partition', () => {
    expect(turanBound(complement(design(17, 15, 15, 14)))).toBe(8);
    expect(turanBound(complement(design(18, 15, 15, 13)))).toBe(6);
    expect(turanBound(complement(design(20, 15, 15, 12)))).toBe(4);
  });

  test('for two hits it divides the edges of Turán’s graph: 4 cliques of 9, 10 pairs a ticket', () => {
    expect(turanBound(design(36, 5, 5, 2))).toBe(Math.ceil((4 * 36) / 10));
  });

  test('what a pool needs, a larger one needs too', () => {
    expect(turanBound(complement(design(56, 50, 20, 15)))).toBe(4);
    expect(turanBound(complement(design(57, 50, 20, 15)))).toBeLessThan(4);
    expect(lowerBound(design(57, 50, 20, 15))).toBe(4);
  });

  test('a design and its complement are the same guarantee', () => {
    const d = design(10, 6, 6, 4);
    const tickets = [
      [0, 1, 2, 3, 4, 5],
      [2, 3, 6, 7, 8, 9],
    ];
    const omitted = tickets.map((ticket) =>
      Array.from({ length: 10 }, (_, at) => at).filter((at) => !ticket.includes(at)),
    );
    expect(coveredNaively(complement(d), omitted)).toBe(coveredNaively(d, tickets));
    expect(sphereBound(complement(d))).toBe(sphereBound(d));
    expect(complement(complement(d))).toEqual(d);
  });
});
