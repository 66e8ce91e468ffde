import { describe, expect, test } from 'vitest';
import { betProblem } from '../../../src/state/bet/bet-problem.ts';
import { allNumbers, lotteryOf } from '../../../workers/shared/lotteries.ts';

const mega = lotteryOf('megasena');
const upTo = (n: number) => allNumbers(mega).slice(0, n);

describe('a bet that cannot be played', () => {
  test('fixes more numbers than it marks', () => {
    expect(betProblem(mega, { fixed: upTo(6) }, 1)).toBeUndefined();
    expect(betProblem(mega, { fixed: upTo(7) }, 1)).toEqual({
      ...{ field: 'fixed', kind: 'too-many-fixed', fixed: 7, marks: 6 },
    });
    expect(betProblem(mega, { marks: 7, fixed: upTo(7) }, 1)).toBeUndefined();
  });

  test('both fixes and excludes a number', () => {
    expect(betProblem(mega, { fixed: [1, 7], excluded: [7, 9] }, 1)).toEqual({
      ...{ field: 'fixed', kind: 'both', numbers: [7] },
    });
  });

  test('leaves too few numbers', () => {
    expect(betProblem(mega, { excluded: upTo(54) }, 1)).toBeUndefined();
    expect(betProblem(mega, { excluded: upTo(55) }, 1)).toEqual({
      ...{ field: 'excluded', kind: 'too-few-left', left: 5, marks: 6 },
    });
  });

  test('has fewer combinations left than there are to be games', () => {
    // Seven numbers for six places: C(7, 6).
    expect(betProblem(mega, { excluded: upTo(53) }, 7)).toBeUndefined();
    expect(betProblem(mega, { excluded: upTo(53) }, 8)).toEqual({
      ...{ field: 'fixed', kind: 'too-many-games', games: 8, left: 7 },
    });
    expect(betProblem(mega, { fixed: upTo(6) }, 2)).toMatchObject({ left: 1 });
  });
});
