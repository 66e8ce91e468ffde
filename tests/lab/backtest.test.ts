import { describe, expect, test } from 'vitest';
import { inRound } from '../../tools/build/test-rounds.ts';
import { createBacktest } from '../../workers/lab/backtest/backtest.ts';
import { nameDraws, openDraws } from '../../workers/lab/backtest/draws.ts';
import { reportOf, sumsOf } from '../../workers/lab/run-job.ts';
import { BACKTEST_ALPHA, type BacktestReport, fewestDraws } from '../../workers/shared/lab/backtest-report.ts';
import { labFault } from '../../workers/shared/lab/check-lab.ts';
import { COMPARED } from '../../workers/shared/lab/compared.ts';
import type { BacktestRequest } from '../../workers/shared/lab/lab-request.ts';
import { LOTTERIES, type LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import { numbersIn } from '../support/numbers-in.ts';

const base = { kind: 'walk', engine: '4', seed: 'walk', games: 1, strategies: COMPARED } as const;
const fair = (lottery: LotteryKey, size: number): BacktestRequest => ({
  ...base,
  lottery,
  draws: { kind: 'simulated', size },
});
const rigged = (weight: number): BacktestRequest => ({
  ...base,
  lottery: 'megasena',
  draws: { kind: 'rigged', size: 64, numbers: [1, 2, 3, 4, 5, 6], weight },
});

const differing = ({ strategies }: BacktestReport) =>
  strategies.filter(({ adjusted }) => adjusted < BACKTEST_ALPHA).map(({ strategy }) => strategy);

describe('a backtest', () => {
  test.each(inRound(LOTTERIES, 1))(
    'over fair draws of $key finds no strategy that differs',
    ({ key, pick, drawn, total }) => {
      const report = reportOf(createBacktest(fair(key, 32)));
      expect(report.strategies.map(({ strategy }) => strategy)).toEqual(COMPARED);
      expect(report.expected).toBe((pick * drawn) / total);
      expect(differing(report)).toEqual([]);
      for (const { mean, control, more } of report.strategies) expect(mean - control).toBeCloseTo(more, 9);
      expect(numbersIn(report).every(Number.isFinite)).toBe(true);
    },
  );

  test('over rigged draws finds those that follow hot numbers, and over draws of weight 1 none', () => {
    expect(differing(reportOf(createBacktest(rigged(10))))).toEqual(
      expect.arrayContaining(['quentes-frios', 'cercamento']),
    );
    expect(differing(reportOf(createBacktest(rigged(1))))).toEqual([]);
  });

  test('over one draw has a mean, and no interval of it', () => {
    const { at } = openDraws(fair('quina', 100));
    const draws = Array.from({ length: 32 }, (_, place) => at(place));
    const over = (count: number) => {
      const some = draws.slice(0, count).map(({ numbers }, i) => ({ contest: i + 1, numbers }));
      const table = { lottery: 'quina', draws: some } as const;
      const request: BacktestRequest = { ...base, lottery: 'quina', draws: nameDraws(table) };
      const report = reportOf(createBacktest(request, table));
      expect(numbersIn(report).every(Number.isFinite)).toBe(true);
      return report.strategies;
    };
    const one = over(31);
    expect(one.filter(({ interval }) => interval !== undefined)).toEqual([]);
    expect(one.some(({ more }) => more !== 0)).toBe(true);
    expect(over(32).filter(({ interval }) => interval === undefined)).toEqual([]);
  });

  test('compares the strategies that it names, each as if it were alone; without names the 19 of before', () => {
    const { strategies: _, ...unnamed } = fair('quina', 32);
    const whole = reportOf(createBacktest(unnamed));
    expect(whole.strategies).toHaveLength(19);
    const strategies = ['atrasados', 'quick'] as const;
    const request: BacktestRequest = { ...fair('quina', 32), strategies };
    const alone = (id: string) => whole.strategies.filter(({ strategy }) => strategy === id);
    const rows = (list: BacktestReport['strategies']) => list.map(({ adjusted, ...row }) => row);
    expect(rows(reportOf(createBacktest(request)).strategies)).toEqual(rows(strategies.flatMap(alone)));
    expect(labFault({ ...fair('quina', 100), strategies })).toBeUndefined();
    for (const wrong of [[], ['quick', 'quick'], ['uniform'], ['none'], 'quick']) {
      expect(labFault({ ...fair('quina', 100), strategies: wrong })).toEqual({ field: 'strategies' });
    }
  });

  test('too few draws have no p-value that could find something', () => {
    const tries = 19;
    const least = (draws: number) => 2 ** (1 - draws) * tries;
    expect(least(fewestDraws(tries))).toBeLessThan(BACKTEST_ALPHA);
    expect(least(fewestDraws(tries) - 1)).toBeGreaterThanOrEqual(BACKTEST_ALPHA);
  });

  test('shows a strategy no draw that comes after the one that it bets on', () => {
    const request = fair('quina', 33);
    const { at } = openDraws(request);
    const draws = Array.from({ length: 63 }, (_, place) => at(place));
    const table = { lottery: 'quina', draws: draws.map(({ numbers }, i) => ({ contest: i + 1, numbers })) } as const;
    const imported = (past: typeof table): BacktestRequest => ({ ...request, draws: nameDraws(past) });
    // Another last draw changes the hits in that draw alone: no ticket was made with it.
    const last = table.draws.length - 1;
    const other = { ...table, draws: table.draws.with(last, { contest: last + 1, numbers: [1, 2, 3, 4, 5] }) };
    const [one, two] = [table, other].map((past) => createBacktest(imported(past), past));
    if (!one || !two) throw new Error('no backtest');
    expect(sumsOf(one, [0])).toEqual(sumsOf(two, [0]));
    expect(sumsOf(one, [1])).not.toEqual(sumsOf(two, [1]));
  });

  test('leaves out draws after a gap and those that have come since, and refuses other draws than its own', () => {
    const numbers = [1, 2, 3, 4, 5];
    const draws = Array.from({ length: 80 }, (_, i) => ({ contest: i < 40 ? i + 1 : i + 2, numbers }));
    const table = { lottery: 'quina', draws } as const;
    const request: BacktestRequest = { ...base, lottery: 'quina', draws: nameDraws(table) };
    expect(openDraws(request, table).betOn).toHaveLength(20);
    const newer = { ...table, draws: [...draws, { contest: 90, numbers }] };
    expect(openDraws(request, newer).betOn).toEqual(openDraws(request, table).betOn);
    expect(() => openDraws(request, { ...table, draws: draws.slice(1) })).toThrow('other draws');
    expect(() => openDraws(request)).toThrow('other draws');
  });
});
