import type { Design, WheelTicket } from '../../../workers/engine/wheels/design.ts';
import { subsetsOf } from '../support/subsets.ts';

/** All draws that a design can have, of the positions 0…pool − 1. */
export function drawsOf({ pool, drawn }: Pick<Design, 'pool' | 'drawn'>): number[][] {
  return subsetsOf([...Array(pool).keys()], drawn);
}

/** How many draws some ticket meets in at least `hits` numbers, by looking at sets. */
export function coveredNaively(design: Design, tickets: readonly WheelTicket[]): number {
  const sets = tickets.map((ticket) => new Set(ticket));
  return drawsOf(design).filter((draw) => sets.some((set) => draw.filter((n) => set.has(n)).length >= design.hits))
    .length;
}
