import { toNextCombination } from '../strategies/sampling/successor.ts';
import type { WheelTicket } from './design.ts';

/** Copies of the wheel tried for extra tickets before the rest is taken in order. */
const COPIES = 20;

/**
 * `count` different tickets of numbers, each ascending: the wheel with its places taken by `shuffle()` first, then
 * tickets of more copies, each shuffled anew (for Lotomania more pairs of a ticket and its complement), and, where a
 * small pool leaves too few that way, its combinations in order. Fewer than `count` only if the pool has no more
 * combinations.
 */
export function fillBatch(
  wheel: readonly WheelTicket[],
  size: number,
  count: number,
  shuffle: () => Uint8Array,
): number[][] {
  const batch = new Map<string, number[]>();
  let numbers = shuffle();
  const lay = (places: Iterable<number>): void => {
    if (batch.size === count) return;
    const ticket = Array.from(places, (at) => numbers[at] as number).sort((a, b) => a - b);
    batch.set(ticket.join(), ticket);
  };
  for (const places of wheel) lay(places);
  for (let copy = 1; copy < COPIES && batch.size < count; copy++) {
    numbers = shuffle();
    for (const places of wheel) lay(places);
  }
  const next = Uint8Array.from({ length: size }, (_, i) => i + 1);
  for (let tried = 0; tried < 2 * count && batch.size < count; tried++) {
    lay(next.map((place) => place - 1));
    toNextCombination(next, numbers.length);
  }
  return [...batch.values()];
}
