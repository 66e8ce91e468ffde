import { describe, expect, test } from 'vitest';
import type { Design } from '../../../workers/engine/wheels/design.ts';
import { provePigeonhole } from '../../../workers/engine/wheels/pigeonhole.ts';
import { coveredNaively, drawsOf } from './naive.ts';

const half: Design = { pool: 100, size: 50, drawn: 20, hits: 10 };
const first = Array.from({ length: 50 }, (_, at) => at);
const second = first.map((at) => at + 50);

describe('provePigeonhole', () => {
  test('a Lotomania ticket and its complement have 10 of the 20, and no 11', () => {
    const proof = provePigeonhole(half, [first, second]);
    expect(proof).toMatchObject({ kind: 'pigeonhole', times: 1, hits: 10, holds: true });
    expect(provePigeonhole({ ...half, hits: 11 }, [first, second]).holds).toBe(false);
  });

  test('two tickets that overlap leave numbers out and prove nothing', () => {
    const overlapping = [49, ...second.slice(1)];
    const proof = provePigeonhole(half, [first, overlapping]);
    expect(proof).toMatchObject({ times: 0, hits: 0, holds: false });
    expect(provePigeonhole(half, []).holds).toBe(false);
  });

  test('never says more than counting finds', () => {
    for (const [size, omitted] of [
      [
        6,
        [
          [0, 1],
          [2, 3],
          [4, 5],
          [6, 7],
        ],
      ],
      [
        6,
        [
          [0, 1],
          [1, 2],
          [2, 3],
        ],
      ],
      [
        4,
        [
          [0, 1, 2, 3],
          [4, 5, 6, 7],
        ],
      ],
    ] as const) {
      const pool = Array.from({ length: 8 }, (_, at) => at);
      const tickets = omitted.map((out) => pool.filter((at) => !(out as readonly number[]).includes(at)));
      for (let drawn = 1; drawn <= 8; drawn++) {
        const { hits } = provePigeonhole({ pool: 8, size, drawn, hits: 1 }, tickets);
        if (hits === 0) continue;
        const draws = drawsOf({ pool: 8, drawn }).length;
        expect(coveredNaively({ pool: 8, size, drawn, hits }, tickets)).toBe(draws);
      }
    }
  });

  test('refuses a ticket with a number too many', () => {
    expect(() => provePigeonhole(half, [[...first, 50], second])).toThrow(RangeError);
  });
});
