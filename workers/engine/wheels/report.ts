import type { Lottery } from '../../shared/lottery/lotteries.ts';
import { combinations } from '../../shared/lottery/odds.ts';
import type { WheelReport } from '../../shared/strategy/wheel-report.ts';
import { lowerBound } from './bounds.ts';
import type { LaidWheel } from './lay.ts';
import type { WheelProof } from './prove-laid.ts';

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
