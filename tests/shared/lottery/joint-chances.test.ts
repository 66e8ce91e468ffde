import { describe, expect, test } from 'vitest';
import { jointChances, quickHitsChance } from '../../../workers/shared/lottery/joint-chances.ts';
import { subsetsOf } from '../../engine/support/subsets.ts';

const SMALL = { total: 12, drawn: 6 };

/** Two bets that mark so many numbers, some of them both: 1, 2 … and the last of the one. */
function betsOf(marks: number, others: number, common: number): readonly [readonly number[], readonly number[]] {
  const from = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);
  return [from(1, marks), from(marks - common + 1, others)];
}

describe('all 924 draws of a lottery of 6 of 12', () => {
  const all = Array.from({ length: SMALL.total }, (_, i) => i + 1);
  const draws = subsetsOf(all, SMALL.drawn).map((draw) => new Set(draw));
  const hitsOf = (bet: readonly number[], draw: ReadonlySet<number>) => bet.filter((n) => draw.has(n)).length;

  test.each([
    [6, 6, 0],
    [6, 6, 1],
    [6, 6, 3],
    [6, 6, 5],
    [6, 6, 6],
    [6, 8, 4],
    [7, 5, 2],
  ])('bets of %i and %i numbers, %i of them in both, win together as often as is said', (marks, others, common) => {
    const [one, other] = betsOf(marks, others, common);
    for (let hits = 0; hits <= SMALL.drawn; hits++) {
      const both = draws.filter((draw) => hitsOf(one, draw) === hits && hitsOf(other, draw) === hits).length;
      const alone = draws.filter((draw) => hitsOf(one, draw) === hits).length;
      expect(jointChances(SMALL, hits)({ marks, others, common })).toBeCloseTo(both / draws.length, 14);
      expect(quickHitsChance(SMALL, marks, hits)).toBeCloseTo(alone / draws.length, 14);
    }
  });
});
