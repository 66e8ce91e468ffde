import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { lowerBound } from '../../../workers/engine/wheels/bounds.ts';
import type { Design, WheelTicket } from '../../../workers/engine/wheels/design.ts';
import { type ExhaustiveProof, verifyWheel } from '../../../workers/engine/wheels/verify.ts';
import { annealWheel, type Claim, findWheel } from './find.ts';
import type { Family } from './targets.ts';

/** What came out for one pool of a family. */
export interface Entry {
  readonly design: Design;
  /** The size looked for. */
  readonly target: number;
  readonly bound: number;
  /** Undefined if nothing was found. */
  readonly found: { readonly claim: Claim; readonly proof: ExhaustiveProof } | undefined;
  /** Milliseconds the search took, without the proof. */
  readonly time: number;
}

/**
 * Searches a family from its largest pool to its smallest, so that a larger pool's wheel can serve a smaller one. With
 * `dig` > 0 also tries for one ticket fewer than known, so many annealings an entry. `clock` gives milliseconds.
 */
export function* searchFamily(family: Family, dig: number, clock: () => number): Generator<Entry, void> {
  const { size, drawn, hits } = family;
  const sizes = Object.entries(family.tickets).map(([pool, tickets]) => [+pool, tickets] as const);
  let larger: readonly WheelTicket[] | undefined;
  for (const [pool, target] of sizes.sort(([a], [b]) => b - a)) {
    const design = { pool, size, drawn, hits };
    const bound = lowerBound(design);
    const start = clock();
    const fewer = target > bound ? annealWheel(design, target - 1, dig) : undefined;
    const claim: Claim | undefined = fewer
      ? { how: 'annealing', tickets: fewer }
      : findWheel(design, target, { parts: family.parts?.[pool], larger });
    const time = clock() - start;
    const found = claim && { claim, proof: runToEnd(verifyWheel(design, claim.tickets)) };
    yield { design, target, bound, found, time };
    larger = claim?.tickets;
  }
}
