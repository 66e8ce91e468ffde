import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCoverage } from '../../tools/cli/wheel-search/coverage.ts';
import { dataText } from '../../tools/cli/wheel-search/data-text.ts';
import { annealWheel, findWheel } from '../../tools/cli/wheel-search/find.ts';
import { joinWheels } from '../../tools/cli/wheel-search/join.ts';
import { omissionWheel } from '../../tools/cli/wheel-search/omission.ts';
import { readOptions } from '../../tools/cli/wheel-search/options.ts';
import { shrinkWheel } from '../../tools/cli/wheel-search/shrink.ts';
import { type Design, readTickets, type WheelTicket, writeTickets } from '../../workers/engine/wheels/design.ts';
import { coveredNaively, drawsOf } from '../engine/wheels/naive.ts';

function holds(design: Design, tickets: readonly WheelTicket[]): boolean {
  return coveredNaively(design, tickets) === drawsOf(design).length;
}

const none = { parts: undefined, larger: undefined };

describe('wheel search', () => {
  test('coverage foresees what a change of one number does', () => {
    const design: Design = { pool: 9, size: 4, drawn: 5, hits: 3 };
    const orders = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { minLength: 9 });
    const place = fc.tuple(orders, orders, fc.nat(3), fc.integer({ min: 4, max: 8 }));
    fc.assert(
      fc.property(place, ([a, b, from, to]) => {
        const coverage = createCoverage(design);
        coverage.add(Uint8Array.from(a));
        coverage.add(Uint8Array.from(b));
        const before = 126 - coveredNaively(design, [a.slice(0, 4), b.slice(0, 4)]);
        expect(coverage.uncovered()).toBe(before);
        const changed = a.slice(0, 4).map((at, i) => (i === from ? (a[to] as number) : at));
        const after = 126 - coveredNaively(design, [changed, b.slice(0, 4)]);
        expect(coverage.weigh(Uint8Array.from(a), from, to)).toBe(after - before);
        coverage.apply();
        expect(coverage.uncovered()).toBe(after);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    [{ pool: 9, size: 6, drawn: 6, hits: 5 }, 7],
    [{ pool: 8, size: 5, drawn: 5, hits: 4 }, 5],
    [{ pool: 20, size: 15, drawn: 15, hits: 12 }, 4],
  ])('annealing finds a wheel for %o with %i tickets, the same each time', (design, tickets) => {
    const found = annealWheel(design, tickets, 5) ?? [];
    expect(found).toHaveLength(tickets);
    expect(holds(design, found)).toBe(true);
    expect(annealWheel(design, tickets, 5)).toEqual(found);
  });

  test('nothing is found below the least possible', () => {
    expect(annealWheel({ pool: 8, size: 6, drawn: 6, hits: 5 }, 3, 1)).toBeUndefined();
    expect(findWheel({ pool: 17, size: 15, drawn: 15, hits: 14 }, 8, none)?.how).toBe('omission');
  });

  test.each([
    [17, 14, 8],
    [18, 13, 6],
    [19, 12, 4],
    [20, 11, 4],
  ])('omission: %i Lotofácil numbers for %i hits with %i tickets', (pool, hits, tickets) => {
    const design: Design = { pool, size: 15, drawn: 15, hits };
    const wheel = omissionWheel(design) ?? [];
    expect(wheel).toHaveLength(tickets);
    expect(holds(design, wheel)).toBe(true);
    expect(omissionWheel({ ...design, hits: hits - 1 })).toBeUndefined();
  });

  test('a wheel serves a smaller pool after shrinking', () => {
    const design: Design = { pool: 10, size: 6, drawn: 6, hits: 4 };
    const { tickets } = findWheel(design, 3, none) ?? { tickets: [] };
    const smaller = shrinkWheel(tickets, 9);
    expect(smaller).toHaveLength(3);
    expect(new Set(smaller.map(String)).size).toBe(3);
    expect(holds({ ...design, pool: 9 }, smaller)).toBe(true);
    expect(() =>
      shrinkWheel(
        [
          [0, 1, 3],
          [0, 1, 2],
        ],
        3,
      ),
    ).toThrow(RangeError);
  });

  test('wheels side by side keep the guarantee, and parts that miss some draws are refused', () => {
    const design: Design = { pool: 13, size: 6, drawn: 6, hits: 3 };
    const first = (part: { pool: number }) => [[...Array(Math.min(6, part.pool)).keys()]];
    const parts = [
      { pool: 6, drawn: 3, tickets: 1 },
      { pool: 7, drawn: 4, tickets: 1 },
    ];
    const joined = joinWheels(design, parts, first);
    expect(joined).toHaveLength(2);
    expect(holds(design, joined)).toBe(true);
    const [six, seven] = parts as [(typeof parts)[0], (typeof parts)[0]];
    expect(() => joinWheels(design, [six, { ...seven, drawn: 5 }], first)).toThrow(RangeError);
    expect(() => joinWheels(design, [six, six], first)).toThrow(RangeError);
  });

  test('the data file reads as it was written, sorted', () => {
    const tickets = [
      [0, 9, 10, 35],
      [1, 2, 3, 4],
    ];
    const text = writeTickets(tickets);
    expect(text).toBe('09az 1234');
    expect(readTickets(text)).toEqual(tickets);
    const lines = dataText(
      new Map([
        [
          'k6',
          new Map([
            [10, 'b'],
            [9, 'a'],
          ]),
        ],
        ['k5', new Map([[8, text]])],
      ]),
    )
      .trimEnd()
      .split('\n');
    expect(lines.slice(-8)).toEqual([
      "  'k5': {",
      "    8: '09az 1234',",
      '  },',
      "  'k6': {",
      "    9: 'a',",
      "    10: 'b',",
      '  },',
      '};',
    ]);
  });
});

test.each([
  [['--only', 'k15 p15 g14', '--dig', 'x'], '--dig "x": expected a whole number'],
  [['--unknown'], "Unknown option '--unknown'"],
  [['--dry', '--only', 'k9'], '--only "k9": no such family'],
  [['--all', '--only', 'k9'], '--all or --only, not both'],
])('%j is refused in words', (args, words) => {
  expect(() => readOptions(args)).toThrow(words);
});
