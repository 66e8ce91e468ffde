import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskWords, readMask } from '../../workers/engine/presence-mask.ts';
import type { Stream } from '../../workers/engine/random/stream.ts';
import { createUrn } from '../../workers/engine/random/urn.ts';
import { createCoinSubset } from '../../workers/engine/strategies/rules/uniform.ts';
import { chiSquare, chiSquareLimit } from './support/chi-square.ts';
import { stream } from './support/newest.ts';

type Draw = (random: Stream) => number[];

function urnOf(total: number, count: number): Draw {
  const urn = createUrn(Array.from({ length: total }, (_, i) => i + 1));
  const out = new Uint8Array(count);
  return (random) => {
    urn.draw(random, count, out, 0);
    return [...out];
  };
}

function coinsOf(total: number, count: number): Draw {
  const sample = createCoinSubset(total, count);
  const mask = new Int32Array(maskWords(total));
  const out = new Uint8Array(count);
  return (random) => {
    sample(random, mask);
    readMask(mask, out, 0);
    return [...out];
  };
}

describe.each([
  ['an urn', urnOf],
  ['a coin subset', coinsOf],
])('%s', (_name, open) => {
  test('gives that many different numbers of 1…total, draw after draw', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 127 }), fc.nat(), fc.string(), (total, k, seed) => {
        const count = k % (total + 1);
        const draw = open(total, count);
        const random = stream(seed);
        for (let i = 0; i < 3; i++) {
          const numbers = draw(random);
          expect(new Set(numbers).size).toBe(count);
          expect(numbers.every((n) => n >= 1 && n <= total)).toBe(true);
        }
      }),
    );
  });

  test.each([
    [6, 3],
    [6, 1],
    [7, 5],
    [8, 4],
  ])('gives every subset equally often: total %i, count %i', (total, count) => {
    const draw = open(total, count);
    const random = stream('subsets', total, count);
    const tally = new Map<string, number>();
    for (let i = 0; i < 60_000; i++) {
      const key = draw(random)
        .sort((a, b) => a - b)
        .join();
      tally.set(key, (tally.get(key) ?? 0) + 1);
    }
    expect(tally.size).toBe(count === 3 ? 20 : count === 1 ? 6 : count === 5 ? 21 : 70);
    expect(chiSquare([...tally.values()])).toBeLessThan(chiSquareLimit(tally.size));
  });

  test('two draws in a row are independent', () => {
    const draw = open(4, 2);
    const random = stream('pairs');
    const tally = new Map<string, number>();
    const key = () => draw(random).sort().join();
    for (let i = 0; i < 36_000; i++) {
      const both = `${key()} ${key()}`;
      tally.set(both, (tally.get(both) ?? 0) + 1);
    }
    expect(tally.size).toBe(36);
    expect(chiSquare([...tally.values()])).toBeLessThan(chiSquareLimit(36));
  });
});

test('an urn gives all orders equally often', () => {
  const draw = urnOf(5, 3);
  const random = stream('orders');
  const tally = new Map<string, number>();
  for (let i = 0; i < 60_000; i++) {
    const key = draw(random).join();
    tally.set(key, (tally.get(key) ?? 0) + 1);
  }
  expect(tally.size).toBe(60);
  expect(chiSquare([...tally.values()])).toBeLessThan(chiSquareLimit(60));
});

test('an urn refuses more numbers than it has', () => {
  expect(() => createUrn([1, 2, 3]).draw(stream('x'), 4, new Uint8Array(4), 0)).toThrow(RangeError);
});
