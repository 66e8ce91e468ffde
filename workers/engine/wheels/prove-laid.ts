import type { LaidWheel } from './lay.ts';
import { type PigeonholeProof, provePigeonhole } from './pigeonhole.ts';
import { type ExhaustiveProof, verifyWheel } from './verify.ts';

export type WheelProof = ExhaustiveProof | PigeonholeProof;

/** Widest pool whose draws are looked at one by one; Lotomania's are more than 10¹³. */
const ENUMERABLE = 40;

/**
 * Proves what a laid batch guarantees from its tickets alone, as they are shown: places of the pool are found anew from
 * the numbers, so a fault in laying would show. Looks at every draw, or counts where there are too many; the proof's
 * kind says which. Pauses as `verifyWheel` does. Throws RangeError for a ticket with a number outside the pool.
 */
export function* proveLaid(
  numbers: readonly number[],
  { design, wheel, tickets }: Pick<LaidWheel, 'design' | 'wheel' | 'tickets'>,
): Generator<number, WheelProof> {
  const places = new Map(numbers.map((number, at) => [number, at]));
  const inPool = tickets.slice(0, wheel).map((ticket) => ticket.map((n) => places.get(n) ?? -1));
  if (design.pool > ENUMERABLE) return provePigeonhole(design, inPool);
  return yield* verifyWheel(design, inPool);
}
