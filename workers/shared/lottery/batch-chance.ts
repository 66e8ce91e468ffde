import type { Chance } from './chance.ts';
import type { Lottery } from './lotteries.ts';
import { combinations } from './odds.ts';

/** Most different overlaps that a weak phone counts without a delay. */
const MAX_OVERLAPS = 10_000;

/**
 * The exact chance that in one draw at least one of these tickets holds all drawn numbers, by inclusion and exclusion
 * over what they have in common. Undefined when they have too many different numbers in common to say it at once.
 */
export function batchChance(
  { total, drawn }: Pick<Lottery, 'total' | 'drawn'>,
  tickets: readonly (readonly number[])[],
): Chance | undefined {
  /** How often a set of numbers counts, by the set as bits. */
  const counts = new Map<bigint, bigint>();
  const sizes = new Map<bigint, number>();
  const add = (set: bigint, count: bigint) => {
    if (!sizes.has(set)) sizes.set(set, sizeOf(set));
    // A set of fewer numbers than are drawn holds no draw, nor does any part of it.
    if ((sizes.get(set) ?? 0) < drawn) return;
    const sum = (counts.get(set) ?? 0n) + count;
    if (sum === 0n) counts.delete(set);
    else counts.set(set, sum);
  };
  for (const ticket of tickets) {
    const mask = maskOf(ticket);
    for (const [set, count] of [...counts]) add(set & mask, -count);
    add(mask, 1n);
    if (sizes.size > MAX_OVERLAPS) return undefined;
  }
  let ways = 0n;
  for (const [set, count] of counts) {
    ways += count * combinations(sizes.get(set) ?? 0, drawn);
  }
  return { ways, of: combinations(total, drawn) };
}

function maskOf(numbers: readonly number[]): bigint {
  return numbers.reduce((mask, n) => mask | (1n << BigInt(n)), 0n);
}

function sizeOf(set: bigint): number {
  return set.toString(2).replaceAll('0', '').length;
}
