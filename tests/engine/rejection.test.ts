import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stream } from './support/newest.ts';

const WORD = 2n ** 32n;
const words: bigint[] = [];

vi.mock('seedrandom/lib/alea.js', () => ({
  default: () => () => {
    const word = words.shift();
    if (word === undefined) throw new Error('no word left');
    return Number(word) / 2 ** 32;
  },
}));

beforeEach(() => {
  words.length = 0;
});

const factorial = (n: number, picks: number) =>
  Array.from({ length: picks }, (_, i) => BigInt(n - i)).reduce((a, b) => a * b, 1n);

/**
 * The outcome of a word among `ranges`, or undefined when it must be drawn again. Exactly unbiased: an outcome has
 * ⌊2³²/ranges⌋ words or one more, and then its first is refused.
 */
function outcomeOf(word: bigint, ranges: bigint): bigint | undefined {
  const scaled = word * ranges;
  return scaled % WORD < WORD % ranges ? undefined : scaled / WORD;
}

/** Words around the edges of an outcome, where a wrong comparison shows. */
const anyCase = fc
  .tuple(fc.integer({ min: 4, max: 128 }), fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(2))
  .map(([n, where, shift]) => {
    const ranges = factorial(n, 4);
    const outcome = BigInt(Math.floor(where * (Number(ranges) - 1)));
    const edge = (outcome * WORD + ranges - 1n) / ranges + BigInt(shift) - 1n;
    return { n, ranges, word: edge < 0n ? 0n : edge % WORD };
  });

describe('rejection', () => {
  test('four indices come from a word exactly as the wide product says', () => {
    const out = new Uint8Array(4);
    fc.assert(
      fc.property(anyCase, ({ n, ranges, word }) => {
        const spare = WORD - 1n;
        words.splice(0, words.length, word, spare);
        stream('x').descending(n, 4, out);
        const expected = outcomeOf(word, ranges) ?? outcomeOf(spare, ranges);
        let cell = 0n;
        for (let i = 0; i < 4; i++) cell = cell * BigInt(n - i) + BigInt(out[i] as number);
        expect(cell).toBe(expected);
        expect(words.length).toBe(outcomeOf(word, ranges) === undefined ? 0 : 1);
      }),
      { numRuns: 2000 },
    );
  });

  test('below(n) comes from a word exactly as the wide product says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 20 }), fc.nat(), fc.nat(2), (n, at, shift) => {
        const ranges = BigInt(n);
        const edge = (BigInt(at % n) * WORD + ranges - 1n) / ranges + BigInt(shift) - 1n;
        const word = edge < 0n ? 0n : edge % WORD;
        const spare = WORD - 1n;
        words.splice(0, words.length, word, spare);
        const expected = outcomeOf(word, ranges) ?? outcomeOf(spare, ranges);
        expect(BigInt(stream('x').below(n))).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });
});
