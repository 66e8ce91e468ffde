import type { Design, WheelTicket } from '../../../workers/domain/wheels/design.ts';

/** All subsets of so many of 0…n−1, by plain recursion. */
export function subsetsOf(n: number, count: number): number[][] {
  if (count === 0) return [[]];
  if (count > n) return [];
  const without = subsetsOf(n - 1, count);
  const withLast = subsetsOf(n - 1, count - 1).map((subset) => [...subset, n - 1]);
  return [...without, ...withLast];
}

/** How many draws some ticket meets in at least `hits` numbers, by looking at sets. */
export function coveredNaively(design: Design, tickets: readonly WheelTicket[]): number {
  const sets = tickets.map((ticket) => new Set(ticket));
  return subsetsOf(design.pool, design.drawn).filter((draw) =>
    sets.some((set) => draw.filter((n) => set.has(n)).length >= design.hits),
  ).length;
}
