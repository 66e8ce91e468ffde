import { createUrn } from '../../random/urn.ts';
import { pickMirrorPairs } from '../sampling/mirror-pairs.ts';
import { isBound } from '../sampling/room.ts';
import type { Strategy } from '../strategy.ts';

/**
 * «Espelhamento»: the mirror of n is T+1−n. The ticket is made of whole pairs and, when P is odd, of one number more:
 * the centre, its own mirror, where T is odd, else a free one.
 */
export const espelhamento: Strategy = {
  prepare(context) {
    if (isBound(context)) return [pickMirrorPairs(context)];
    const { total, pick } = context.lottery;
    const half = total >> 1;
    const pairs = pick >> 1;
    const hasCentre = total % 2 === 1;
    const singles = pick % 2 === 1 && !hasCentre ? 1 : 0;
    const lower = createUrn(Array.from({ length: half }, (_, i) => i + 1));
    const drawn = new Uint8Array(half);
    return [
      (random, ticket) => {
        lower.draw(random, pairs + singles, drawn, 0);
        let at = 0;
        for (let i = 0; i < pairs; i++) {
          const n = drawn[i] as number;
          ticket[at++] = n;
          ticket[at++] = total + 1 - n;
        }
        if (at === pick) return;
        const n = drawn[pairs] as number;
        if (hasCentre) ticket[at] = half + 1;
        else ticket[at] = random.below(2) === 0 ? n : total + 1 - n;
      },
    ];
  },
  explain({ lottery: { total } }, numbers) {
    const pairs: [number, number][] = [];
    for (const n of numbers) {
      const mirror = total + 1 - n;
      if (n < mirror && numbers.includes(mirror)) pairs.push([n, mirror]);
    }
    return { kind: 'mirror', pairs };
  },
};
