import { describe, expect, test } from 'vitest';
import { drawsOfOne, paceOf } from '../../../src/state/lab/pace.ts';

/** Times of tries: each draw takes as long as is said, the last for ever, beside a call's own two milliseconds. */
function tries(...paces: readonly number[]) {
  const tried: number[] = [];
  const timeOf = async (draws: number) => {
    const pace = paces[Math.min(tried.length, paces.length - 1)] ?? 0;
    tried.push(draws);
    return 2 + draws * pace;
  };
  return { tried, timeOf };
}

describe('the pace of an experiment', () => {
  test('of draws that take long is told after two of them', async () => {
    const { tried, timeOf } = tries(480);
    expect(await paceOf(timeOf, 4096)).toBe(482);
    expect(tried).toEqual([1, 1]);
  });

  test('of short draws is told of as many as take long enough', async () => {
    const { tried, timeOf } = tries(0.05);
    expect(await paceOf(timeOf, 4096)).toBeCloseTo(0.052, 3);
    expect(tried).toEqual([1, 4, 16, 64, 256, 1024, 1024]);
  });

  test('waits for code that is still being loaded, then compiled', async () => {
    const { timeOf } = tries(900, 1, 1, 1, 0.5, 0.4, 0.1, 0.05);
    expect(await paceOf(timeOf, 4096)).toBeCloseTo(0.052, 3);
  });

  test('is told of a few draws that take no time, also by a clock that hardly moves', async () => {
    expect(await paceOf(async () => 0, 10)).toBe(0);
  });

  test('is not told once a try is given up', async () => {
    const { tried, timeOf } = tries(0.05);
    expect(await paceOf(async (draws) => (tried.length < 2 ? timeOf(draws) : undefined), 4096)).toBeUndefined();
    expect(tried).toEqual([1, 4]);
  });
});

test('a worker makes whole blocks, or all there is', () => {
  expect(drawsOfOne(1000, 4096, 4)).toBe(1000);
  expect(drawsOfOne(10_000, 4096, 2)).toBe(8192);
  expect(drawsOfOne(1_000_000, 4096, 4)).toBe(62 * 4096);
});
