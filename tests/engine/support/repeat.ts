import fc from 'fast-check';
import type { Stream } from '../../../workers/engine/random/stream.ts';

/** Some words of 32 bits. */
export const anyWords = fc.array(fc.nat(2 ** 32 - 1), { minLength: 1, maxLength: 6 });

/** A stream that gives the same words over and over. */
export function repeat(words: readonly number[]): Stream {
  let at = 0;
  const next = () => (words[at++ % words.length] ?? 0) / 2 ** 32;
  const below = (n: number) => Math.floor(next() * n);
  return {
    next,
    below,
    descending: (n, count, out) => {
      for (let i = 0; i < count; i++) out[i] = below(n - i);
    },
  };
}
