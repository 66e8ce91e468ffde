import Chance from 'chance';
import lodash from 'lodash';
import { stream } from '../../workers/domain/random/stream.ts';
import type { Candidate } from './harness.ts';

/** The last ticket made, kept where no compiler can tell that nobody looks at it. */
export const kept: { ticket: ArrayLike<number> } = { ticket: [] };

const byValue = (a: number, b: number) => a - b;

/**
 * The loop that all sampling comes down to: a partial Fisher–Yates with the same generator,
 * one call for each number, neither sorted nor checked for repeated tickets. Writes its tickets
 * to one array of a block each, as the engine does.
 */
export function bareLoop(total: number, pick: number): Candidate {
  const next = stream('bare').next;
  const items = Uint8Array.from({ length: total }, (_, i) => i + 1);
  return {
    name: 'bare Fisher–Yates, unsorted',
    run(tickets) {
      for (let done = 0; done < tickets; done += 1024) {
        const count = Math.min(1024, tickets - done);
        const out = new Uint8Array(count * pick);
        let at = 0;
        for (let t = 0; t < count; t++) {
          for (let i = 0; i < pick; i++) {
            const j = i + Math.floor(next() * (total - i));
            const drawn = items[j] as number;
            items[j] = items[i] as number;
            items[i] = drawn;
            out[at++] = drawn;
          }
        }
        kept.ticket = out;
      }
    },
  };
}

/** What programs usually do, with the same generator where the library lets one choose. */
export function usualWays(total: number, pick: number): Candidate[] {
  const next = stream('usual').next;
  const all = Array.from({ length: total }, (_, i) => i + 1);
  const chance = new Chance('usual');

  const each = (name: string, make: () => number[]): Candidate => ({
    name,
    run(tickets) {
      for (let t = 0; t < tickets; t++) kept.ticket = make().sort(byValue);
    },
  });

  return [
    each('Set of random numbers', () => {
      const set = new Set<number>();
      while (set.size < pick) set.add(1 + Math.floor(next() * total));
      return [...set];
    }),
    each('sort(() => random − 0.5), biased', () =>
      [...all].sort(() => next() - 0.5).slice(0, pick),
    ),
    each('lodash sampleSize', () => lodash.sampleSize(all, pick)),
    each('chance unique', () => chance.unique(chance.integer, pick, { min: 1, max: total })),
  ];
}
