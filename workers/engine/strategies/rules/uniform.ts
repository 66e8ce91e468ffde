import { countBits } from '../../../shared/lottery/count-bits.ts';
import { allNumbers } from '../../../shared/lottery/lotteries.ts';
import { markNumbers, maskWords } from '../../presence-mask.ts';
import type { Stream } from '../../random/stream.ts';
import { createUrn } from '../../random/urn.ts';
import { drawQuotas } from '../sampling/quota.ts';
import { isBound, left } from '../sampling/room.ts';
import type { Strategy } from '../strategy.ts';

/** The baseline to compare with: every combination is equally likely. */
export const uniform: Strategy = {
  prepare(context) {
    const { total, pick } = context.lottery;
    const numbers = left(context, allNumbers(context.lottery));
    if (isBound(context)) return [drawQuotas([{ numbers, count: pick }], context.fixed)];
    // Tossing coins pays off where a ticket marks a good part of the playslip.
    if (3 * pick > total) {
      const sample = createCoinSubset(total, pick);
      return [(random, _ticket, mask) => sample(random, mask)];
    }
    const urn = createUrn(numbers);
    return [
      (random, ticket) => {
        urn.draw(random, pick, ticket, 0);
      },
    ];
  },
};

const WORD = 2 ** 32;

/** Random corrections for each number of the playslip before the rest are made in order. */
const PATIENCE = 64;

/**
 * Marks `count` of the numbers 1…total (1 ≤ total ≤ 2²⁰) in a mask, over whatever it held, each subset equally likely:
 * a fair coin for each number, then random numbers are added or taken away until `count` are left. Coins treat all
 * numbers alike, so given how many they chose, each choice of that many is as likely, and each random addition or
 * removal keeps it so. A word of the generator is 32 coins: for about half the numbers, some 12 words where a shuffle
 * takes a word for every few numbers. Expect total/2 − count corrections besides √total/2, so few numbers are better
 * shuffled. It ends whatever the stream gives: see PATIENCE.
 */
export function createCoinSubset(total: number, count: number) {
  const all = new Int32Array(maskWords(total));
  markNumbers(
    Array.from({ length: total }, (_, i) => i + 1),
    all,
  );
  return (random: Stream, mask: Int32Array): void => {
    let missing = count;
    for (let w = 0; w < all.length; w++) {
      const coins = (random.next() * WORD) & (all[w] as number);
      mask[w] = coins;
      missing -= countBits(coins);
    }
    const step = missing > 0 ? -1 : 1;
    const wanted = missing > 0 ? 0 : 1;
    for (let tries = 0; missing !== 0; tries++) {
      const n = 1 + (tries < PATIENCE * total ? random.below(total) : tries % total);
      const word = mask[n >> 5] as number;
      if (((word >>> (n & 31)) & 1) !== wanted) continue;
      mask[n >> 5] = word ^ (1 << (n & 31));
      missing += step;
    }
  };
}
