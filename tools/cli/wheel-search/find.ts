import { openStream } from '../../../workers/engine/random/stream.ts';
import { complement } from '../../../workers/engine/wheels/bounds.ts';
import type { Design, WheelTicket } from '../../../workers/engine/wheels/design.ts';
import { anneal } from './anneal.ts';
import { joinWheels, type Part } from './join.ts';
import { omissionWheel } from './omission.ts';
import { scheduleOf } from './schedule.ts';
import { shrinkWheel } from './shrink.ts';

/** A wheel that a search or a construction claims; proven elsewhere. */
export interface Claim {
  readonly how: 'omission' | 'parts' | 'shrinking' | 'annealing';
  readonly tickets: readonly WheelTicket[];
}

/** What may help to find a wheel. */
export interface Hints {
  readonly parts: readonly Part[] | undefined;
  /** A wheel of the same family for a pool with one number more. */
  readonly larger: readonly WheelTicket[] | undefined;
}

/** Attempts at an annealing, each from another start. */
const ATTEMPTS = 60;

/**
 * A wheel of at most `tickets` tickets, by the first way that gives one: a construction, a larger pool's wheel,
 * annealing. Undefined if none does. Always the same for the same arguments.
 */
export function findWheel(design: Design, tickets: number, hints: Hints): Claim | undefined {
  const { parts, larger } = hints;
  const omission = omissionWheel(design);
  if (omission && omission.length <= tickets) return { how: 'omission', tickets: omission };
  if (parts && parts.reduce((sum, part) => sum + part.tickets, 0) <= tickets) {
    return {
      how: 'parts',
      tickets: joinWheels(design, parts, (part) => wheelOfPart(design, part)),
    };
  }
  if (larger && larger.length <= tickets) {
    return { how: 'shrinking', tickets: shrinkWheel(larger, design.pool) };
  }
  const annealed = annealWheel(design, tickets, ATTEMPTS);
  return annealed && { how: 'annealing', tickets: annealed };
}

/**
 * Annealing for a wheel of exactly `tickets` tickets, `attempts` times at most, on the design or on its complement,
 * whichever has the smaller tickets.
 */
export function annealWheel(design: Design, tickets: number, attempts: number): WheelTicket[] | undefined {
  const { pool, size, drawn, hits } = design;
  if (2 * size > pool) {
    const omitted = annealWheel(complement(design), tickets, attempts);
    const positions = Array.from({ length: pool }, (_, at) => at);
    return omitted?.map((out) => positions.filter((at) => !out.includes(at)));
  }
  for (let attempt = 0; attempt < attempts; attempt++) {
    const random = openStream(['wheels', pool, size, drawn, hits, tickets, attempt]);
    const found = anneal(design, tickets, scheduleOf(design, attempt), random);
    if (found) return found;
  }
  return undefined;
}

function wheelOfPart({ size, hits }: Design, { pool, drawn, tickets }: Part): WheelTicket[] {
  if (tickets === 0) return [];
  if (tickets === 1) return [Array.from({ length: Math.min(size, pool) }, (_, at) => at)];
  const found = annealWheel({ pool, size, drawn, hits }, tickets, ATTEMPTS);
  if (!found) throw new Error(`no ${tickets} tickets for the part of ${pool} numbers`);
  return found;
}
