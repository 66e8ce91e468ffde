import type { Lottery } from '../../shared/lottery/lotteries.ts';
import { combinations } from '../../shared/lottery/odds.ts';
import type { WheelReport } from '../../shared/strategy/wheel-report.ts';
import { lowerBound } from './bounds.ts';
import type { LaidWheel } from './lay.ts';
import { type PigeonholeProof, provePigeonhole } from './pigeonhole.ts';
import { type ExhaustiveProof, verifyWheel } from './verify.ts';

type WheelProof = ExhaustiveProof | PigeonholeProof;

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

/** The report of a proof; throws when the proof failed: without one nothing is claimed. */
export function reportWheel(
  { total, minBetPrice }: Lottery,
  pool: readonly number[],
  { design, wheel }: LaidWheel,
  games: number,
  proof: WheelProof,
): WheelReport {
  if (!proof.holds) throw new Error(`no proof of ${design.hits} of ${design.drawn} hits`);
  return {
    ...argumentOf(proof),
    pool,
    hits: design.hits,
    drawn: design.drawn,
    wheel,
    lowerBound: lowerBound(design),
    poolOdds: Number(combinations(total, design.drawn) / combinations(design.pool, design.drawn)),
    wheelCost: priceOf(wheel, minBetPrice),
    cost: priceOf(games, minBetPrice),
  };
}

function argumentOf(proof: WheelProof) {
  switch (proof.kind) {
    case 'exhaustive':
      return { kind: proof.kind, checked: proof.covered, total: proof.total };
    case 'pigeonhole':
      return { kind: proof.kind, times: proof.times };
    case 'left-out':
      return { kind: proof.kind, leftOut: proof.leftOut };
  }
}

/** Through cents: prices such as 3.5 are exact then whatever they are multiplied with. */
function priceOf(tickets: number, price: number): number {
  return (tickets * Math.round(price * 100)) / 100;
}
