import { describe, expect, test } from 'vitest';
import { engineOf } from '../../workers/engine/engine.ts';
import type { Stream } from '../../workers/engine/random/stream.ts';
import { createUrn } from '../../workers/engine/random/urn.ts';
import { runToEnd } from '../../workers/engine/run-to-end.ts';
import { popularityOf } from '../../workers/lab/popularity/popularity.ts';
import type { OfficialDraw } from '../../workers/shared/draws/official-draw.ts';
import { isSkilled } from '../../workers/shared/lab/popularity-report.ts';
import { allNumbers, lotteryOf } from '../../workers/shared/lottery/lotteries.ts';
import { hitsChance } from '../../workers/shared/lottery/tier-odds.ts';

const quina = lotteryOf('quina');

/** About a normal variate: the sum of twelve uniform ones. */
const normal = (stream: Stream) => Array.from({ length: 12 }, stream.next).reduce((a, b) => a + b) - 6;

/** Contests whose winners a crowd makes that likes each drawn number so much, at a price of each contest. */
function contests(
  seed: string,
  count: number,
  liking: (n: number) => number,
  price = (_: number) => 2.5,
): OfficialDraw[] {
  const stream = engineOf('4').stream('popularity', seed);
  const urn = createUrn(allNumbers(quina));
  const drawn = new Uint8Array(quina.drawn);
  return Array.from({ length: count }, (_, i) => {
    urn.draw(stream, quina.drawn, drawn, 0);
    const numbers = [...drawn];
    const bets = 1_000_000 + stream.below(1_000_000);
    const crowd = numbers.reduce((product, n) => product * liking(n), 1);
    const paid = [5, 4, 3, 2].map((hits) => {
      const { ways, of } = hitsChance(quina, quina.pick, hits);
      const mean = (bets * crowd * Number(ways)) / Number(of);
      return { hits, winners: Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(stream))) };
    });
    const date = `20${String(10 + Math.floor(i / 300)).padStart(2, '0')}-01-01`;
    return { contest: i + 1, date, numbers, takings: Math.round(bets * 100 * price(i)), paid };
  });
}

const found = (draws: readonly OfficialDraw[]) => {
  const report = runToEnd(popularityOf(quina, draws, { seed: 's', engine: '4' }));
  if (!report.ok) throw new Error('too few draws');
  return report;
};

describe('the numbers that people play', () => {
  test('popular numbers are found, with how much, and hold for the next draw', () => {
    const { numbers, skill, draws } = found(contests('birthdays', 1500, (n) => (n <= 31 ? 1.1 : 1)));
    expect(draws).toBeGreaterThan(1440);
    const mean = (list: typeof numbers) => list.reduce((sum, one) => sum + Math.log(one.ratio), 0) / list.length;
    const [low, high] = [numbers.slice(0, 31), numbers.slice(31)];
    expect(Math.exp(mean(low) - mean(high))).toBeCloseTo(1.1, 2);
    expect(low.filter(({ isSure, ratio }) => isSure && ratio > 1).length).toBeGreaterThan(25);
    expect(skill.correlation).toBeGreaterThan(0.5);
    expect(skill.right / skill.draws).toBeGreaterThan(0.6);
    expect(isSkilled(skill)).toBe(true);
  });

  test('no number is popular where a crowd plays all alike, also when the price changes in between', () => {
    const price = (i: number) => (i < 700 ? 1.5 : 2.5);
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => found(contests(seed, 1000, () => 1, price)));
    expect(all.flatMap(({ numbers }) => numbers.filter(({ isSure }) => isSure)).length).toBeLessThanOrEqual(1);
    expect(all.filter(({ skill }) => isSkilled(skill))).toEqual([]);
    const right = all.reduce((sum, { skill }) => sum + skill.right / skill.draws, 0) / all.length;
    expect(Math.abs(right - 0.5)).toBeLessThan(0.06);
    const inside = all.flatMap(({ numbers }) => numbers.filter(({ low, high }) => low <= 1 && high >= 1));
    expect(inside.length / (6 * 80)).toBeGreaterThan(0.9);
  });

  test('every number has a figure even where all draws are alike', () => {
    const [first] = contests('one', 1, () => 1);
    const draws = contests('alike', 500, () => 1).map((draw) => ({ ...draw, numbers: first?.numbers ?? [] }));
    for (const { ratio, low, high } of found(draws).numbers)
      expect([ratio, low, high].every(Number.isFinite)).toBe(true);
  });

  test('few contests, and contests without takings, have no popular numbers', () => {
    const draws = contests('few', 300, () => 1);
    const report = (some: readonly OfficialDraw[]) => runToEnd(popularityOf(quina, some, { seed: 's', engine: '4' }));
    expect(report(draws)).toEqual({ kind: 'popularity', ok: false, draws: 250, needed: 320 });
    const bare = contests('bare', 800, () => 1).map(({ takings: _, ...draw }) => draw);
    expect(report(bare)).toMatchObject({ ok: false, draws: 0 });
  });
});
