import { describe, expect, test } from 'vitest';
import { inRound } from '../../tools/build/test-rounds.ts';
import { reportOf, sumsOf } from '../../workers/lab/run-job.ts';
import { WALKERS } from '../../workers/lab/walk/layout.ts';
import { createWalk } from '../../workers/lab/walk/walk.ts';
import { nameWalk, walkDraws } from '../../workers/lab/walk/walk-draws.ts';
import type { WalkRequest } from '../../workers/shared/lab/lab-request.ts';
import { fewestDraws, WALK_ALPHA, type WalkReport } from '../../workers/shared/lab/walk-report.ts';
import { LOTTERIES, type LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import { LAB_REPORTS } from '../../workers/tasks/answer-shapes.ts';
import { isLike } from '../../workers/tasks/is-like.ts';

const base = { kind: 'walk', engine: '4', seed: 'walk', games: 1 } as const;
const fair = (lottery: LotteryKey, size: number): WalkRequest => ({
  ...base,
  lottery,
  draws: { kind: 'simulated', size },
});
const rigged = (weight: number): WalkRequest => ({
  ...base,
  lottery: 'megasena',
  draws: { kind: 'rigged', size: 200, numbers: [1, 2, 3, 4, 5, 6], weight },
});

const differing = ({ strategies }: WalkReport) =>
  strategies.filter(({ adjusted }) => adjusted < WALK_ALPHA).map(({ strategy }) => strategy);

describe('a walk', () => {
  test.each(inRound(LOTTERIES, 2))(
    'over fair draws of $key finds no strategy that differs',
    ({ key, pick, drawn, total }) => {
      const report = reportOf(createWalk(fair(key, 60)));
      expect(report.strategies.map(({ strategy }) => strategy)).toEqual(WALKERS);
      expect(report.expected).toBe((pick * drawn) / total);
      expect(differing(report)).toEqual([]);
      expect(isLike(report, LAB_REPORTS.walk)).toBe(true);
    },
  );

  test('over rigged draws finds those that follow hot numbers, and over draws of weight 1 none', () => {
    expect(differing(reportOf(createWalk(rigged(6))))).toEqual(expect.arrayContaining(['quentes-frios', 'cercamento']));
    expect(differing(reportOf(createWalk(rigged(1))))).toEqual([]);
  });

  test('has the same sums in whatever order its blocks are run', () => {
    const job = createWalk(fair('quina', 100));
    expect(job.blocks).toBe(4);
    expect(sumsOf(job, [3, 1, 0, 2])).toEqual(sumsOf(job));
  });

  test('over one draw has a mean, and no interval of it', () => {
    const { at } = walkDraws(fair('quina', 100));
    const draws = Array.from({ length: 32 }, (_, place) => at(place));
    const over = (count: number) => {
      const some = draws.slice(0, count).map(({ numbers }, i) => ({ contest: i + 1, numbers }));
      const table = { lottery: 'quina', draws: some } as const;
      const request: WalkRequest = { ...base, lottery: 'quina', draws: nameWalk(table) };
      const report = reportOf(createWalk(request, table));
      expect(isLike(report, LAB_REPORTS.walk)).toBe(true);
      return report.strategies;
    };
    const one = over(31);
    expect(one.filter(({ interval }) => interval !== undefined)).toEqual([]);
    expect(one.some(({ more }) => more !== 0)).toBe(true);
    expect(over(32).filter(({ interval }) => interval === undefined)).toEqual([]);
  });

  test('of so few draws as can find nothing has no p that could', () => {
    const tries = 19;
    const least = (draws: number) => 2 ** (1 - draws) * tries;
    expect(least(fewestDraws(tries))).toBeLessThan(WALK_ALPHA);
    expect(least(fewestDraws(tries) - 1)).toBeGreaterThanOrEqual(WALK_ALPHA);
  });

  test('shows a strategy no draw that comes after the one that it bets on', () => {
    const request = fair('quina', 60);
    const { at } = walkDraws(request);
    const draws = Array.from({ length: 90 }, (_, place) => at(place));
    const table = { lottery: 'quina', draws: draws.map(({ numbers }, i) => ({ contest: i + 1, numbers })) } as const;
    const imported = (past: typeof table): WalkRequest => ({ ...request, draws: nameWalk(past) });
    // Another last draw changes the hits in that draw alone: no ticket was made with it.
    const last = table.draws.length - 1;
    const other = { ...table, draws: table.draws.with(last, { contest: last + 1, numbers: [1, 2, 3, 4, 5] }) };
    const [one, two] = [table, other].map((past) => createWalk(imported(past), past));
    if (!one || !two) throw new Error('no walk');
    const early = [0];
    expect(sumsOf(one, early)).toEqual(sumsOf(two, early));
    expect(sumsOf(one)).not.toEqual(sumsOf(two));
  });

  test('leaves out draws after a gap and those that have come since, and refuses other draws than its own', () => {
    const numbers = [1, 2, 3, 4, 5];
    const draws = Array.from({ length: 80 }, (_, i) => ({ contest: i < 40 ? i + 1 : i + 2, numbers }));
    const table = { lottery: 'quina', draws } as const;
    const request: WalkRequest = { ...base, lottery: 'quina', draws: nameWalk(table) };
    expect(walkDraws(request, table).betOn).toHaveLength(20);
    const newer = { ...table, draws: [...draws, { contest: 90, numbers }] };
    expect(walkDraws(request, newer).betOn).toEqual(walkDraws(request, table).betOn);
    expect(() => walkDraws(request, { ...table, draws: draws.slice(1) })).toThrow('other draws');
    expect(() => walkDraws(request)).toThrow('other draws');
  });
});
