import { describe, expect, test } from 'vitest';
import { missingContests, windowOf, windowSizes } from '../../../workers/shared/draws/window-of-draws.ts';
import { officialTable } from '../run/any-official.ts';

const ascending = (numbers: readonly number[] = []) => [...numbers].sort((a, b) => a - b);

describe('a window of a table', () => {
  const table = officialTable('quina', 40);

  test('a window is its newest draws, newest first and ascending', () => {
    const { contest, draws } = windowOf(table, { size: 30 });
    expect(contest).toBe(40);
    expect(draws).toEqual(
      table.draws
        .slice(-30)
        .reverse()
        .map(({ numbers }) => ascending(numbers)),
    );
  });

  test('a window may end with an older contest, and is no longer than there are draws', () => {
    const { contest, draws } = windowOf(table, { contest: 12, size: 30 });
    expect([contest, draws.length]).toEqual([12, 12]);
    expect(draws[0]).toEqual(ascending(table.draws[11]?.numbers));
  });

  test('ends where a contest is missing, and is empty where its own is', () => {
    const gap = { ...table, draws: table.draws.filter(({ contest }) => contest !== 25) };
    expect(windowOf(gap, { size: 30 }).draws).toHaveLength(15);
    expect(windowOf(gap, { contest: 25, size: 30 }).draws).toEqual([]);
    expect(windowOf({ lottery: 'quina', draws: [] }, { size: 30 }).draws).toEqual([]);
  });

  test('a window of Dupla Sena has both draws of a contest, the second as the newer one', () => {
    const twice = officialTable('duplasena', 20);
    const { draws } = windowOf(twice, { size: 31 });
    expect(draws).toHaveLength(31);
    const [last, before] = twice.draws.slice(-2).reverse();
    expect(draws.slice(0, 3)).toEqual(
      [last?.second, last?.numbers, before?.second].map((numbers) => ascending(numbers)),
    );
  });
});

describe('the contests that a name is of and a table has not', () => {
  const name = { contest: 2900, size: 200 };

  test('missing contests are all of them without a table', () => {
    expect(missingContests(name, 'megasena', undefined)).toEqual([[2701, 2900]]);
    expect(missingContests(name, 'duplasena', undefined)).toEqual([[2801, 2900]]);
    expect(missingContests({ contest: 20, size: 50 }, 'quina', undefined)).toEqual([[1, 20]]);
  });

  test('missing contests are listed in ranges', () => {
    const draws = officialTable('quina', 40).draws.filter(({ contest }) => contest !== 7);
    const table = { lottery: 'quina' as const, draws };
    expect(missingContests({ contest: 42, size: 40 }, 'quina', table)).toEqual([
      [7, 7],
      [41, 42],
    ]);
    expect(missingContests({ contest: 40, size: 33 }, 'quina', table)).toEqual([]);
  });
});

test.each([
  [9, []],
  [10, [10]],
  [30, [10, 30]],
  [75, [10, 30, 50, 75]],
  [500, [10, 30, 50, 100, 200, 500]],
  [3000, [10, 30, 50, 100, 200, 500]],
])('these sizes can be chosen of %d kept draws: %j', (kept, sizes) => {
  expect(windowSizes(kept)).toEqual(sizes);
});
