import { describe, expect, test } from 'vitest';
import { engineOf } from '../../workers/engine/engine.ts';
import { runToEnd } from '../../workers/engine/run-to-end.ts';
import { createBets } from '../../workers/lab/bets.ts';
import { reportOf } from '../../workers/lab/run-job.ts';
import { tierLaw } from '../../workers/lab/simulate/law.ts';
import { createLooks, LOOKS } from '../../workers/lab/simulate/looks.ts';
import { createSimulation } from '../../workers/lab/simulate/simulate.ts';
import { LEVELS, sumBand } from '../../workers/lab/theory/sum-law.ts';
import type { LabBet } from '../../workers/shared/lab/lab-request.ts';
import { layoutOf } from '../../workers/shared/lab/simulation-layout.ts';
import { allNumbers, lotteryOf } from '../../workers/shared/lottery/lotteries.ts';
import { binomialBand, scaledBand } from '../../workers/shared/statistics/binomial.ts';
import { subsetsOf } from '../engine/support/subsets.ts';
import { ALIKE_GAMES, alikeLaw, leaves } from './alike-games.ts';

/** 6 of 12, with the tiers of the Mega-Sena. */
const SMALL = { ...lotteryOf('megasena'), total: 12 };
const DRAWS = subsetsOf(allNumbers(SMALL), SMALL.drawn).map((draw) => new Set(draw));

/** How many of some games have so many hits, in each of all 924 draws. */
const winsOf = (games: readonly (readonly number[])[], hits: number) =>
  DRAWS.map((draw) => games.filter((game) => game.filter((n) => draw.has(n)).length === hits).length);

/** The law of a tier as a simulation of these games has it. */
function lawOf(games: readonly (readonly number[])[], hits: number) {
  const bet: LabBet = { kind: 'games', lottery: 'megasena', games: games.map((numbers) => ({ numbers })) };
  const layout = { ...layoutOf({ kind: 'simulate', engine: '4', seed: '', bet, draws: 1 }), lottery: SMALL };
  const stream = engineOf('4').stream('tier-law', `${hits}`);
  const sums = new Float64Array(layout.size);
  if (!layout.looks) throw new Error('one game');
  runToEnd(createLooks(layout, { looks: layout.looks, bets: createBets(bet, stream), stream })(LOOKS, sums));
  return tierLaw(layout, bet, hits, sums);
}

const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / list.length;

const ALIKE = Array.from({ length: 7 }, (_, i) => [1, 2, 3, 4, 5, 6 + i]);
const APART = [
  [1, 2, 3, 4, 5, 6],
  [7, 8, 9, 10, 11, 12],
  [1, 3, 5, 7, 9, 11],
  [2, 3, 6, 7, 10, 11],
];
const MIXED = [...APART, [1, 2, 3, 4, 5, 6, 7, 8]];

describe.each([
  ['with five numbers in common', ALIKE],
  ['with few', APART],
  ['of two sizes', MIXED],
])('games %s of a lottery of 6 of 12', (_, games) => {
  test.each([6, 5, 4])('the law of %i hits is that of all draws', (hits) => {
    const [law, wins] = [lawOf(games, hits), winsOf(games, hits)];
    expect(law.mean).toBeCloseTo(mean(wins), 12);
    expect(law.variance).toBeCloseTo(mean(wins.map((one) => one * one)) - mean(wins) ** 2, 12);
    law.chances.forEach((chance, count) => {
      const exact = wins.filter((one) => one === count).length / wins.length;
      // What 4,096 looks may be off by.
      expect(Math.abs(chance - exact)).toBeLessThan(0.015);
    });
  });
});

describe('the range of 99.9 %', () => {
  const [RUNS, TERMS] = [4000, 30];

  /** How many fair runs leave a range that is made of their mean square. */
  function outside(hits: number, bandOf: (square: number) => { readonly low: number; readonly high: number }): number {
    const wins = winsOf(ALIKE, hits);
    const stream = engineOf('4').stream('runs', `${hits}`);
    let count = 0;
    for (let run = 0; run < RUNS; run++) {
      const some = Array.from({ length: TERMS }, () => wins[stream.below(wins.length)] as number);
      const { low, high } = bandOf(mean(some.map((one) => one * one)));
      const total = TERMS * mean(some);
      if (total < low - 0.5 || total > high + 0.5) count++;
    }
    return count;
  }

  const most = binomialBand(RUNS, 0.001, 0.0005).high;

  test.each([6, 5, 4])('no more fair runs leave the range than it says, with %i hits', (hits) => {
    const band = sumBand(lawOf(ALIKE, hits), TERMS, LEVELS[99.9]);
    expect(outside(hits, () => band)).toBeLessThanOrEqual(most);
  });

  test('many runs leave a range that is made of the run itself', () => {
    const { mean: wins } = lawOf(ALIKE, 5);
    const p = wins / ALIKE.length;
    const count = outside(5, (square) => {
      const variance = Math.max(square - wins * wins, wins * (1 - p));
      return scaledBand(TERMS * wins, TERMS * variance, TERMS * ALIKE.length, 0.0005);
    });
    expect(count).toBeGreaterThan(4 * most);
  });
});

describe('40 games of Dupla Sena with five numbers in common', () => {
  test.each([
    [5, 1000],
    [5, 10_000],
    [4, 30],
    [4, 1000],
    [3, 10],
    // Beyond what is made in full.
    [3, 3000],
  ])('the range of %i hits in %i draws is left as often as it says', (hits, draws) => {
    const bet: LabBet = { kind: 'games', lottery: 'duplasena', games: ALIKE_GAMES };
    const { tiers } = reportOf(createSimulation({ kind: 'simulate', engine: '4', seed: 'kept', bet, draws }));
    const tier = tiers.find((one) => one.hits === hits);
    if (!tier) throw new Error('no tier');
    expect(leaves(alikeLaw(hits), draws, tier.usual)).toBeLessThan(0.0013);
  });

  test('a range of mean and variance alone is left 23 times as often', () => {
    const law = alikeLaw(5);
    const [wins, square] = [law, law.map((chance, i) => chance * i)].map((list) =>
      list.reduce((sum, one, i) => sum + one * i, 0),
    ) as [number, number];
    const draws = 10_000;
    const band = scaledBand(draws * wins, draws * (square - wins * wins), draws * 40, 0.0005);
    expect(leaves(law, draws, band)).toBeGreaterThan(0.022);
  });
});
