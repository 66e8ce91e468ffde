import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DrawTable } from '../../../workers/shared/draws/draw-table.ts';
import { type ConflictChoice, mergeDraws } from '../../../workers/shared/draws/merge-draws.ts';
import type { OfficialDraw, PaidTier } from '../../../workers/shared/draws/official-draw.ts';
import { LOTTERIES, type Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { anyDrawTable } from './any-draw-table.ts';

const RUNS = { numRuns: 30 };

const quina = (...draws: OfficialDraw[]): DrawTable => ({ lottery: 'quina', draws });
const first: OfficialDraw = { contest: 1, date: '2020-01-02', numbers: [1, 2, 3, 4, 5] };

/** What of a draw one source may not say. */
function lessened(draw: OfficialDraw, drop: readonly (keyof OfficialDraw)[]): OfficialDraw {
  const less: Record<string, unknown> = { ...draw };
  for (const field of drop) delete less[field];
  // Without the order the numbers come sorted.
  if (drop.includes('isInDrawOrder') || !draw.isInDrawOrder) {
    less.numbers = [...draw.numbers].sort((a, b) => a - b);
    if (draw.second) less.second = [...draw.second].sort((a, b) => a - b);
  }
  return less as unknown as OfficialDraw;
}

/** Two tables that say parts of the same truth. */
function twoViews(lottery: Lottery) {
  const fields = ['date', 'isInDrawOrder', 'team', 'month', 'paid', 'paidSecond'] as const;
  const drops = fc.array(fc.subarray([...fields]), { minLength: 20, maxLength: 20 });
  const presence = fc.array(fc.boolean(), { minLength: 20, maxLength: 20 });
  return fc.tuple(anyDrawTable(lottery), drops, drops, presence, presence).map(([table, dropA, dropB, hasA, hasB]) => {
    const view = (drop: typeof dropA, has: readonly boolean[]): DrawTable => ({
      lottery: table.lottery,
      draws: table.draws.flatMap((draw, i) => (has[i] ? lessened(draw, drop[i] ?? []) : [])),
    });
    return [view(dropA, hasA), view(dropB, hasB)] as const;
  });
}

describe.each(LOTTERIES)('draws of $name brought together', (lottery) => {
  test('merged draws are the same whichever was there first, and nothing is lost', () => {
    fc.assert(
      fc.property(twoViews(lottery), ([a, b]) => {
        const there = mergeDraws(a, b);
        expect(there.report.conflicts).toEqual([]);
        expect(there.table).toEqual(mergeDraws(b, a).table);
        for (const draw of [...a.draws, ...b.draws]) {
          const merged = there.table.draws.find(({ contest }) => contest === draw.contest);
          const { numbers, second, ...rest } = draw;
          expect(merged).toMatchObject(rest);
          expect(new Set(merged?.numbers)).toEqual(new Set(numbers));
          expect(new Set(merged?.second)).toEqual(new Set(second));
          if (draw.isInDrawOrder) expect(merged?.numbers).toEqual(numbers);
        }
      }),
      RUNS,
    );
  });

  test('change nothing when they come again', () => {
    fc.assert(
      fc.property(twoViews(lottery), ([a, b]) => {
        const { table } = mergeDraws(a, b);
        const again = mergeDraws(table, b);
        expect(again.table).toEqual(table);
        expect(again.report).toMatchObject({ added: 0, completed: 0, same: b.draws.length });
      }),
      RUNS,
    );
  });

  test('merged draws are counted, each once, and a conflict shows both sides', () => {
    fc.assert(
      fc.property(anyDrawTable(lottery), anyDrawTable(lottery), (a, b) => {
        const { table, report } = mergeDraws(a, b);
        const { added, same, completed, conflictCount } = report;
        expect(added + same + completed + conflictCount).toBe(b.draws.length);
        const contests = new Set([...a.draws, ...b.draws].map(({ contest }) => contest));
        expect(table.draws.map(({ contest }) => contest)).toEqual([...contests].sort((x, y) => x - y));
        for (const { contest, kept, incoming } of report.conflicts) {
          expect(a.draws).toContain(kept);
          expect(b.draws).toContain(incoming);
          expect(table.draws.find((draw) => draw.contest === contest)).toBe(kept);
        }
      }),
      RUNS,
    );
  });
});

describe('two sources that disagree', () => {
  const other = { ...first, numbers: [1, 2, 3, 4, 6] };
  const second = { ...first, contest: 2 };
  const otherSecond = { ...other, contest: 2 };

  test.each([
    ['kept', [first, second]],
    ['incoming', [other, otherSecond]],
    [[2], [first, otherSecond]],
  ] as const)('they are decided by the choice %j', (choice, draws) => {
    const { table, report } = mergeDraws(
      quina(first, second),
      quina(other, otherSecond),
      typeof choice === 'string' ? choice : [...choice],
    );
    expect(table.draws).toEqual(draws);
    expect(report).toMatchObject({ conflictCount: 2, added: 0, same: 0, completed: 0 });
  });

  test('conflicts are those of other numbers or days, not of another order', () => {
    const conflictsOf = (draw: OfficialDraw) => mergeDraws(quina(first), quina(draw)).report.conflictCount;
    expect(conflictsOf({ ...first, numbers: [5, 4, 3, 2, 1], isInDrawOrder: true })).toBe(0);
    expect(conflictsOf({ ...first, date: '2020-01-03' })).toBe(1);
    expect(conflictsOf(other)).toBe(1);
  });

  describe('about the day or the month alone', () => {
    const paid = [{ hits: 5, winners: 1, cents: 700 }];
    const order = { numbers: [5, 4, 3, 2, 1], isInDrawOrder: true as const };
    const whole = { ...first, ...order, paid };
    const later = { ...first, date: '2020-01-03' };
    const merged = (a: OfficialDraw, b: OfficialDraw, choice: ConflictChoice) => {
      const { table, report } = mergeDraws(quina(a), quina(b), choice);
      expect(report).toMatchObject({ conflictCount: 1, added: 0, same: 0, completed: 0 });
      return table.draws[0];
    };

    test('lose neither prizes nor order', () => {
      expect(merged(whole, later, 'incoming')).toEqual({ ...whole, date: later.date });
      expect(merged(whole, later, [1])).toEqual({ ...whole, date: later.date });
      expect(merged(whole, later, 'kept')).toBe(whole);
      expect(merged(whole, later, [2])).toBe(whole);
      expect(merged(later, whole, 'kept')).toEqual({ ...whole, date: later.date });
    });

    test('lose neither team nor second draw', () => {
      const second = { second: [6, 7, 8, 9, 10], team: 'BAHIA/BA' };
      expect(merged({ ...first, ...second, month: 1 }, { ...later, month: 2 }, 'incoming')).toEqual({
        ...later,
        ...second,
        month: 2,
      });
    });

    test('conflicts are taken whole where a draw is another', () => {
      const two = { ...whole, second: [6, 7, 8, 9, 10] };
      const otherTwo = { ...later, second: [6, 7, 8, 9, 11] };
      expect(merged(two, otherTwo, 'incoming')).toBe(otherTwo);
      expect(merged(two, otherTwo, 'kept')).toBe(two);
    });
  });

  test('conflicts are listed up to a hundred, and all counted', () => {
    const many = (draw: OfficialDraw) => quina(...Array.from({ length: 150 }, (_, i) => ({ ...draw, contest: i + 1 })));
    const { report } = mergeDraws(many(first), many(other));
    expect(report.conflicts).toHaveLength(100);
    expect(report.conflictCount).toBe(150);
  });
});

test('a prize that was not known is taken over, one that was stays', () => {
  const paid = (cents: number | undefined, winners = 2) => ({
    ...first,
    paid: [{ hits: 5, winners, ...(cents !== undefined && { cents }) }],
  });
  const merged = (a: OfficialDraw, b: OfficialDraw) => mergeDraws(quina(a), quina(b)).table.draws[0];
  expect(merged(paid(undefined), paid(100))).toEqual(paid(100));
  expect(merged(paid(200), paid(100))).toEqual(paid(200));
  expect(merged(paid(undefined, 3), paid(100))).toEqual(paid(undefined, 3));
});

describe('tiers that were not settled yet', () => {
  const tier = (hits: number, winners: number, cents?: number) => ({
    hits,
    winners,
    ...(cents !== undefined && { cents }),
  });
  const mergedPaid = (kept: readonly PaidTier[], incoming: readonly PaidTier[]) => {
    const { table, report } = mergeDraws(quina({ ...first, paid: kept }), quina({ ...first, paid: incoming }));
    return { paid: table.draws[0]?.paid, completed: report.completed };
  };
  const settled = [tier(5, 0, 0), tier(4, 30, 900_000), tier(3, 1400, 9000)];

  test.each([
    ['without cents', [tier(5, 0), tier(4, 0), tier(3, 0)]],
    ['of 0 cents', [tier(5, 0, 0), tier(4, 0, 0), tier(3, 0, 0)]],
  ])('%s give way to settled ones, and not the other way round', (_, unsettled) => {
    expect(mergedPaid(unsettled, settled)).toEqual({ paid: settled, completed: 1 });
    expect(mergedPaid(settled, unsettled)).toEqual({ paid: settled, completed: 0 });
    expect(mergedPaid(unsettled, unsettled)).toEqual({ paid: unsettled, completed: 0 });
  });

  test('tiers of the second draw may not be settled either', () => {
    const draw = (paidSecond: readonly PaidTier[]): DrawTable => ({
      lottery: 'duplasena',
      draws: [{ contest: 1, numbers: [1, 2, 3, 4, 5, 6], paidSecond }],
    });
    const { table } = mergeDraws(draw([tier(6, 0)]), draw([tier(6, 1, 100)]));
    expect(table).toEqual(draw([tier(6, 1, 100)]));
  });

  test('tiers are settled where one of them has winners', () => {
    const kept = [tier(5, 0, 0), tier(4, 2), tier(3, 0)];
    expect(mergedPaid(kept, settled)).toEqual({ paid: kept, completed: 0 });
  });
});

test('tables of two lotteries are refused', () => {
  expect(() => mergeDraws({ lottery: 'quina', draws: [] }, { lottery: 'lotofacil', draws: [] })).toThrow(RangeError);
});
