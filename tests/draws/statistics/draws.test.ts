import fc from 'fast-check';
import { range, sum, sumBy } from 'lodash';
import { describe, expect, test } from 'vitest';
import { countGaps } from '../../../workers/draws/statistics/gaps.ts';
import { statisticsOf } from '../../../workers/draws/statistics/statistics.ts';
import { type NumberedDraw, stretchesOf } from '../../../workers/draws/statistics/stretches.ts';
import { simulateHistory } from '../../../workers/engine/history.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { LOTTERIES, type Lottery, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Bar } from '../../../workers/shared/statistics/statistics.ts';
import { NEWEST } from '../../engine/support/newest.ts';
import { subsetsOf } from '../../engine/support/subsets.ts';

const count = (lottery: Lottery, drawn: number, draws: readonly NumberedDraw[]) =>
  runToEnd(statisticsOf(lottery, drawn, draws));

/** Draws of a small lottery, newest first, some contests missing. */
const anyDraws = fc.tuple(fc.integer({ min: 2, max: 7 }), fc.integer({ min: 1, max: 7 })).chain(([total, some]) => {
  const drawn = Math.min(some, total);
  const steps = fc.constantFrom(0, 1, 1, 1, 3);
  const list = fc.array(fc.tuple(fc.constantFrom(...subsetsOf(range(1, total + 1), drawn)), steps), {
    maxLength: 15,
  });
  return list.map((all) => {
    const draws = all.map(([numbers], i) => ({
      numbers,
      contest: 100 - sumBy(all.slice(0, i + 1), ([, step]) => step),
    }));
    return { lottery: { ...lotteryOf('quina'), total }, drawn, draws };
  });
});

const timesIn = (bars: readonly Bar[]) => sumBy(bars, 'times');
const timesOf = (bars: readonly Bar[], value: number) =>
  bars.find(({ from, to }) => from <= value && value <= to)?.times ?? 0;

describe('what is counted in draws', () => {
  test('counts are those of a simple count', () => {
    fc.assert(
      fc.property(anyDraws, ({ lottery, drawn, draws }) => {
        const found = count(lottery, drawn, draws);
        expect(found.draws).toBe(draws.length);
        for (const { number, times, delay } of found.numbers) {
          const has = draws.map(({ numbers }) => numbers.includes(number));
          expect(times).toBe(has.filter(Boolean).length);
          expect(delay).toBe(has.includes(true) ? has.indexOf(true) : draws.length);
        }
        const { low, high } = found.frequency.band;
        const isOut = (times: number) => times < low || times > high;
        expect(found.frequency.outside).toBe(found.numbers.filter(({ times }) => isOut(times)).length);
        for (const { from, to, times } of found.sums.bars) {
          const sums = draws.map(({ numbers }) => sum(numbers));
          expect(times).toBe(sums.filter((s) => s >= from && s <= to).length);
        }
        const odds = draws.map(({ numbers }) => numbers.filter((n) => n % 2 === 1).length);
        for (const k of range(drawn + 1)) {
          expect(timesOf(found.odd, k)).toBe(odds.filter((odd) => odd === k).length);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('looks at neighbours only where no contest is missing between them', () => {
    fc.assert(
      fc.property(anyDraws, ({ lottery, drawn, draws }) => {
        const { repeats, gaps } = count(lottery, drawn, draws);
        const isNext = (i: number) => i > 0 && (draws[i - 1]?.contest ?? 0) - (draws[i]?.contest ?? 0) <= 1;
        const pairs = range(draws.length).filter(isNext);
        expect(repeats.pairs).toBe(pairs.length);
        expect(timesIn(repeats.bars)).toBe(pairs.length);
        for (const k of range(drawn + 1)) {
          const same = (i: number) => draws[i]?.numbers.filter((n) => draws[i - 1]?.numbers.includes(n)).length;
          expect(timesOf(repeats.bars, k)).toBe(pairs.filter((i) => same(i) === k).length);
        }
        let all = 0;
        for (const number of range(1, lottery.total + 1)) {
          const ages = range(draws.length).filter((i) => draws[i]?.numbers.includes(number));
          ages.slice(1).forEach((age, i) => {
            if (range((ages[i] as number) + 1, age + 1).every(isNext)) all++;
          });
        }
        expect(gaps.count).toBe(all);
        expect(timesIn(gaps.bars)).toBe(all);
      }),
      { numRuns: 60 },
    );
  });

  test('covers every sum there can be, and each bar has its share of them', () => {
    for (const lottery of LOTTERIES) {
      for (const drawn of new Set([lottery.pick, lottery.drawn])) {
        const numbers = range(1, drawn + 1);
        const { bars, mean } = count(lottery, drawn, [{ numbers }]).sums;
        expect(mean).toBe(sum(numbers));
        expect(sumBy(bars, 'expected')).toBeCloseTo(1, 9);
        expect(bars[0]?.from).toBe(sum(numbers));
        expect(bars[bars.length - 1]?.to).toBe(sum(range(lottery.total - drawn + 1, lottery.total + 1)));
        expect(bars.slice(1).map(({ from }) => from)).toEqual(bars.slice(0, -1).map(({ to }) => to + 1));
        expect(bars.length).toBeLessThanOrEqual(15);
      }
    }
  });

  test('nothing is counted where there are no draws', () => {
    const { numbers, frequency, odd, repeats, gaps } = count(lotteryOf('quina'), 5, []);
    expect(numbers.every(({ times, delay }) => times === 0 && delay === 0)).toBe(true);
    expect(frequency).toMatchObject({ band: { low: 0, high: 0 }, outside: 0 });
    expect([timesIn(odd), repeats.pairs, gaps.count, gaps.bars.length]).toEqual([0, 0, 0, 0]);
  });
});

describe('the gaps between appearances', () => {
  test('the gaps are expected as often as the mean over all sequences of draws there are', () => {
    const [total, drawn, length] = [3, 1, 5];
    const sequences = range(total ** length).map((code) =>
      range(length).map((i) => ({ numbers: [1 + (Math.floor(code / total ** i) % total)] })),
    );
    const first = countGaps(total, drawn, [sequences[0] as NumberedDraw[]]);
    const all = sequences.map((draws) => countGaps(total, drawn, [draws]));
    first.bars.forEach(({ expected }, i) => {
      expect(sumBy(all, ({ bars }) => bars[i]?.times ?? 0) / all.length).toBeCloseTo(expected, 12);
    });
  });

  test.each(LOTTERIES)('the gaps are in at most 13 bars for $key, of which the last is open', (lottery) => {
    const numbers = range(1, lottery.drawn + 1);
    const draws = range(2000).map((i) => ({ numbers, contest: 2000 - i }));
    const { bars } = countGaps(lottery.total, lottery.drawn, stretchesOf(draws));
    const mean = lottery.total / lottery.drawn;
    expect(bars.length).toBeLessThanOrEqual(13);
    expect(bars.filter(({ open }) => open)).toEqual(bars.slice(-1));
    expect(bars.at(-2)?.to).toBeGreaterThanOrEqual(3 * mean);
    expect(bars.at(-3)?.to).toBeLessThan(3 * mean);
  });

  test('a missing contest cuts the gaps; the longest absence and the longest row of draws are in the answer', () => {
    const draws = [5, 4, 3, 2, 2].map((contest, i) => ({ contest, numbers: [i < 2 ? 1 : 2] }));
    const found = countGaps(2, 1, stretchesOf(draws));
    expect(found).toMatchObject({
      count: 3,
      absence: { number: 1, draws: 3 },
      streak: { number: 2, draws: 3 },
    });
    const cut = countGaps(2, 1, stretchesOf(draws.filter(({ contest }) => contest !== 3)));
    expect(cut).toMatchObject({ count: 2, absence: { draws: 2 } });
  });
});

describe('a number that is not drawn like the others', () => {
  const lottery = lotteryOf('megasena');
  const fair = simulateHistory(NEWEST, lottery, 'h1', '2026-11-20', 500);
  /** In every third draw 13 takes the place of another number. */
  const loaded = fair.map(({ numbers }, i) => ({
    numbers: i % 3 > 0 || numbers.includes(13) ? numbers : [13, ...numbers.slice(1)],
  }));
  const isOutside = (draws: readonly NumberedDraw[]) => count(lottery, 6, draws).numbers[12]?.timesLevel === 4;

  test('falls out of the band, and one of a fair draw does not', () => {
    expect(isOutside(loaded)).toBe(true);
    expect(isOutside(fair)).toBe(false);
  });

  test.each(LOTTERIES)('an unfair number of $key is looked for: as many are outside as chance has it', (one) => {
    const draws = simulateHistory(NEWEST, one, 'h1', '2026-11-20', 500);
    const { outside, outsideByChance } = count(one, one.pick, draws).frequency;
    expect(outsideByChance).toBeLessThanOrEqual(0.05 * one.total);
    // Five standard deviations of the count of numbers outside, and these draws are always the same.
    expect(Math.abs(outside - outsideByChance)).toBeLessThan(5 * Math.sqrt(outsideByChance));
  });
});
