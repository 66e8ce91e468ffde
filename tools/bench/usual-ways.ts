import Chance from 'chance';
import lodash from 'lodash';
import { stream } from '../../tests/engine/support/newest.ts';
import { kept } from './bare-loop.ts';
import type { Candidate } from './harness.ts';

const byValue = (a: number, b: number) => a - b;

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
    each('sort(() => random − 0.5), biased', () => [...all].sort(() => next() - 0.5).slice(0, pick)),
    each('lodash sampleSize', () => lodash.sampleSize(all, pick)),
    each('chance unique', () => chance.unique(chance.integer, pick, { min: 1, max: total })),
  ];
}
