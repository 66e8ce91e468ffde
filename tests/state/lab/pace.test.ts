import { describe, expect, test } from 'vitest';
import { drawsOfOne, paceOf } from '../../../src/state/lab/pace.ts';

/** Tries of which each takes so long beside its draws, the last of these for ever, and so long for each draw. */
function tries(pace: number, ...besides: readonly number[]) {
  const tried: number[] = [];
  const timeOf = async (draws: number) => {
    const beside = besides[Math.min(tried.length, besides.length - 1)] ?? 0;
    tried.push(draws);
    return beside + draws * pace;
  };
  return { tried, timeOf };
}

describe('the pace of an experiment', () => {
  test('the pace of draws that take very long is known after one of them', async () => {
    const { tried, timeOf } = tries(2900, 2);
    expect(await paceOf(timeOf, 4096)).toBe(2902);
    expect(tried).toEqual([1]);
  });

  test('the pace of draws that take long is known after a few', async () => {
    const { tried, timeOf } = tries(80, 2);
    expect(await paceOf(timeOf, 4096)).toBe(80.5);
    expect(tried).toEqual([1, 4]);
  });

  test.each<[string, readonly number[]]>([
    ['a call takes some time', [2]],
    ['a call takes as long as many draws', [60]],
    ['code is compiled meanwhile', [900, 200, 100, 60, 40, 20, 10, 5, 2]],
  ])('the pace of short draws is known within a third where %s', async (_, besides) => {
    const { timeOf } = tries(0.05, ...besides);
    const pace = await paceOf(timeOf, 2 ** 18);
    expect(pace).toBeGreaterThanOrEqual(0.05);
    expect(pace).toBeLessThan(0.05 * 1.34);
  });

  test('a few draws that take no time have a pace', async () => {
    expect(await paceOf(async () => 0, 10)).toBe(0);
  });

  test('no pace is known once a try is given up', async () => {
    const { tried, timeOf } = tries(0.05, 2);
    expect(await paceOf(async (draws) => (tried.length < 2 ? timeOf(draws) : undefined), 4096)).toBeUndefined();
    expect(tried).toEqual([1, 4]);
  });
});

test('a worker makes whole blocks, or all there is', () => {
  expect(drawsOfOne(1000, 4096, 4)).toBe(1000);
  expect(drawsOfOne(10_000, 4096, 2)).toBe(8192);
  expect(drawsOfOne(1_000_000, 4096, 4)).toBe(62 * 4096);
});
