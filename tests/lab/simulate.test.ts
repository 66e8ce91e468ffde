import { describe, expect, test } from 'vitest';
import { prizesOf } from '../../workers/draws/check/prizes-won.ts';
import { reportOf, sumsOf } from '../../workers/lab/run-job.ts';
import { createSimulation } from '../../workers/lab/simulate/simulate.ts';
import type { SimulateRequest } from '../../workers/shared/lab/lab-request.ts';
import { layoutOf } from '../../workers/shared/lab/simulation-layout.ts';
import { isUsual } from '../../workers/shared/lab/simulation-report.ts';
import { LOTTERIES, lotteryOf } from '../../workers/shared/lottery/lotteries.ts';
import { tierOdds } from '../../workers/shared/lottery/tier-odds.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { binomialBand } from '../../workers/shared/statistics/binomial.ts';
import type { StrategyId } from '../../workers/shared/strategy/catalogue.ts';
import { numbersIn } from '../support/numbers-in.ts';

const MEGA = [1, 2, 3, 4, 5, 6];
const base = { kind: 'simulate', engine: '4', seed: 'lab' } as const;
/** What all runs whose tickets are made anew have. */
const RUN = { engine: '4', seed: 'x', now: '2026-11-25T12:00:00Z', history: simulated('past', '2026-11-25') } as const;

function simulation(games: readonly (readonly number[])[], more: Partial<SimulateRequest> = {}): SimulateRequest {
  const bet = { kind: 'games', lottery: 'megasena', games: games.map((numbers) => ({ numbers })) } as const;
  return { ...base, bet, draws: 100_000, ...more };
}

describe('a simulation', () => {
  test.each(LOTTERIES)('every tier of $key comes as often as chance has it', (lottery) => {
    const numbers = Array.from({ length: lottery.pick }, (_, i) => i + 1);
    const bet = { kind: 'games', lottery: lottery.key, games: [{ numbers, extra: 1 }] } as const;
    const { tiers } = reportOf(createSimulation(simulation([], { bet, draws: 300_000 })));
    const odds = tierOdds(lottery, lottery.pick);
    expect(tiers.map(({ hits }) => hits)).toEqual(lottery.winningHits);
    tiers.forEach((tier, i) => {
      const { ways, of } = odds[i]?.chance ?? { ways: 0n, of: 1n };
      expect(tier.expected / 300_000).toBeCloseTo(Number(ways) / Number(of), 12);
      expect(isUsual(tier)).toBe(true);
    });
  });

  test('counts each game in each draw once', () => {
    const request = simulation([MEGA, [7, 8, 9, 10, 11, 12]], { draws: 1234 });
    const { row, checkpoints } = layoutOf(request);
    const counts = sumsOf(createSimulation(request)).subarray(0, row * checkpoints.length);
    expect(counts.reduce((a, b) => a + b)).toBe(2 * 1234);
  });

  test('looks at itself at 1, 2 and 5 times the powers of ten', () => {
    const report = reportOf(createSimulation(simulation([MEGA], { draws: 3000 })));
    expect(numbersIn(report).every(Number.isFinite)).toBe(true);
    expect(report.checkpoints).toEqual([100, 200, 500, 1000, 2000, 3000]);
    const last = report.tiers.at(-1);
    expect(last?.running.at(-1)?.ratio).toBe((last?.seen ?? 0) / (last?.expected ?? 1));
  });

  test('games that are alike win together, and the interval knows it', () => {
    const alike = Array.from({ length: 10 }, () => MEGA);
    const [one] = reportOf(createSimulation(simulation([MEGA]))).tiers.slice(-1);
    const [ten] = reportOf(createSimulation(simulation(alike))).tiers.slice(-1);
    expect(ten?.seen).toBe(10 * (one?.seen ?? 0));
    const width = ([low, high]: readonly [number, number] = [0, 0]) => high - low;
    // As wide as that of the one; of ten independent games it would be √10 times as narrow.
    expect(width(ten?.interval) / width(one?.interval)).toBeCloseTo(1, 1);
  });

  test('games that have one prize among them in every draw leave nothing to chance', () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7];
    const games = Array.from({ length: 12 }, (_, i) => ({ numbers, extra: i + 1 }));
    const bet = { kind: 'games', lottery: 'diadasorte', games } as const;
    const { tiers } = reportOf(createSimulation(simulation([], { bet, draws: 10_000 })));
    const month = tiers.find(({ hits }) => hits === 'month');
    expect(month).toMatchObject({ seen: 10_000, interval: [1, 1], usual: { low: 10_000, high: 10_000 } });
  });

  test('tickets made anew keep to chance too, and to what they have in common', () => {
    const run = { ...RUN, lottery: 'quina', strategy: 'quentes-frios', games: 3 } as const;
    const bet = { kind: 'anew', run } as const;
    const { tiers, games } = reportOf(createSimulation(simulation([], { bet, draws: 40_000 })));
    expect(games).toBe(3);
    expect(tiers.every(isUsual)).toBe(true);
    expect(tiers.at(-1)?.seen).toBeGreaterThan(100);
  });

  test('new tickets that have much in common are called unusual as rarely as is said', () => {
    const bet = { fixed: [1, 2, 3, 4, 5, 6] };
    const run = { ...RUN, lottery: 'diadasorte', strategy: 'uniform', games: 20, bet } as const;
    const [unusual, control] = [[] as string[], [] as string[]];
    for (let i = 0; i < 41; i++) {
      const seed = `g-${i}`;
      const request = { bet: { kind: 'anew', run }, draws: 200, seed } as const;
      const { tiers } = reportOf(createSimulation(simulation([], request)));
      if (!tiers.every(isUsual)) unusual.push(seed);
      // The negative control: a range that takes the tickets for independent.
      const alone = tiers.map((tier) => ({ ...tier, usual: binomialBand(4000, tier.expected / 4000, 0.0005) }));
      if (!alone.every(isUsual)) control.push(seed);
    }
    expect(unusual).toEqual([]);
    expect(control.length).toBeGreaterThan(10);
  });

  test('one win of a rare tier is taken for chance', () => {
    const run = { ...RUN, lottery: 'megasena', strategy: 'uniform', games: 20 } as const;
    const { tiers } = reportOf(
      createSimulation(simulation([], { bet: { kind: 'anew', run }, draws: 100, seed: 'g-76' })),
    );
    expect(tiers[1]).toMatchObject({ hits: 5, seen: 1, usual: { low: 0, high: 1 } });
  });

  test('mirrors count as bets of their own', () => {
    const run = { ...RUN, lottery: 'lotomania', strategy: 'quick', games: 1, bet: { mirror: true } } as const;
    const bet = { kind: 'anew', run } as const;
    const sums = sumsOf(createSimulation(simulation([], { bet, draws: 100 })));
    const { drawn } = lotteryOf('lotomania');
    const hits = Array.from(sums.subarray(0, drawn + 1));
    // What one side hits, the other misses.
    expect(hits).toEqual([...hits].reverse());
    expect(hits.reduce((a, b) => a + b)).toBe(200);
  });

  test('leaves out what a month pays to a bet of several, which is not known, as where games are checked', () => {
    const money = { price: 250, prizes: [0, 0, 0, 0, 200] };
    const made = (marks: number) => {
      const numbers = Array.from({ length: marks }, (_, i) => i + 1);
      const bet = { kind: 'games', lottery: 'diadasorte', games: [{ numbers, extra: 3 }] } as const;
      const { tiers, money: counted } = reportOf(createSimulation(simulation([], { bet, draws: 2000, money })));
      const { isOpen } = prizesOf(lotteryOf('diadasorte'))(marks, 0, true)[0] ?? {};
      return { seen: tiers.at(-1)?.seen ?? 0, counted, isOpen };
    };
    const [seven, eight] = [made(7), made(8)];
    expect(seven.counted).toEqual({ paid: `${2000 * 250}`, back: `${seven.seen * 200}` });
    expect(seven.isOpen).toBeUndefined();
    expect(eight.counted).toEqual({ paid: `${2000 * 8 * 250}`, back: '0', open: eight.seen });
    expect(eight.isOpen).toBe(true);
  });

  test('counts money of multiple bets in whole cents', () => {
    const money = { price: 600, prizes: [5_000_000_000, 5_000_000, 100_000] };
    const seven = [1, 2, 3, 4, 5, 6, 7];
    const job = createSimulation(simulation([seven], { draws: 50_000, money }));
    const report = reportOf(job);
    expect(report.money?.paid).toBe(`${50_000 * 7 * 600}`);
    const hits = (n: number) => sumsOf(job).reduce((sum, count, i) => (i % 8 === n ? sum + count : sum), 0);
    // With 4 hits 3 quadras, with 5 hits 2 quinas and 5 quadras.
    const back =
      hits(4) * 3 * 100_000 + hits(5) * (2 * 5_000_000 + 5 * 100_000) + hits(6) * (5_000_000_000 + 6 * 5_000_000);
    expect(report.money?.back).toBe(`${back}`);
  });

  test.each<[StrategyId, number, readonly number[]]>([
    ['campeao', 20, [1 / 20, 2 / 20, 3 / 20]],
    ['quick', 20, [1, 2, 3]],
    ['quick', 1, [16, 32, 48]],
  ])('tickets of %s made anew, %i in each draw, leave pauses after few of them', (strategy, games, draws) => {
    const run = { ...RUN, lottery: 'lotomania', strategy, games } as const;
    const { addBlock, size } = createSimulation(simulation([], { bet: { kind: 'anew', run }, draws: 1000 }));
    const counting = addBlock(0, new Float64Array(size));
    expect(draws.map(() => counting.next().value)).toEqual(draws.map((count) => count / 1000));
  });

  test('other seeds have other draws', () => {
    const [one, other] = ['a', 'b'].map((seed) => sumsOf(createSimulation(simulation([MEGA], { seed }))));
    expect(one).not.toEqual(other);
  });
});
