import { stream } from '../../tests/engine/support/newest.ts';
import type { Lottery } from '../../workers/shared/lottery/lotteries.ts';

/**
 * The loop that a simulation comes down to: the same generator, four choices a word, a partial Fisher–Yates into a mask,
 * and a popcount for each word of each ticket. No blocks, no checkpoints, no steps, no messages.
 */
export function barePopcounts({ total, drawn }: Lottery, tickets: readonly (readonly number[])[]) {
  /** The last counts made, kept where no compiler can tell that nobody looks at them. */
  const counted = { hits: new Float64Array() };
  const random = stream('bare');
  const items = Uint8Array.from({ length: total }, (_, i) => i + 1);
  const choices = new Uint8Array(drawn);
  const masks = new Int32Array(4 * tickets.length);
  tickets.forEach((numbers, t) => {
    for (const n of numbers) masks[4 * t + (n >> 5)] = (masks[4 * t + (n >> 5)] as number) | (1 << (n & 31));
  });
  const mask = new Int32Array(4);
  return (draws: number): Float64Array => {
    const hits = new Float64Array(drawn + 1);
    for (let d = 0; d < draws; d++) {
      random.descending(total, drawn, choices);
      for (let w = 0; w < 4; w++) mask[w] = 0;
      for (let i = 0; i < drawn; i++) {
        const j = i + (choices[i] as number);
        const n = items[j] as number;
        items[j] = items[i] as number;
        items[i] = n;
        mask[n >> 5] = (mask[n >> 5] as number) | (1 << (n & 31));
      }
      for (let t = 0; t < masks.length; t += 4) {
        let count = 0;
        for (let w = 0; w < 4; w++) count += ones((mask[w] as number) & (masks[t + w] as number));
        hits[count] = (hits[count] as number) + 1;
      }
    }
    counted.hits = hits;
    return counted.hits;
  };
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
