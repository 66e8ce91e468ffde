import { createUrn } from '../../random/urn.ts';
import type { Picker } from '../strategy.ts';
import { heldOf, NoRoomError } from './room.ts';

/**
 * A uniform draw among the tickets of `pick` numbers whose counts from each class are allowed. The classes have no
 * number in common and hold all numbers. First the counts are chosen, in the ratio of their numbers of tickets
 * (doubles, exact to 15 digits), then the numbers. Fixed ones are in every ticket. Throws a NoRoomError when no counts
 * are allowed.
 */
export function drawClassCounts(
  classes: readonly (readonly number[])[],
  pick: number,
  allows: (counts: readonly number[]) => boolean,
  fixed: readonly number[] = [],
): Picker {
  const held = classes.map((numbers) => heldOf(fixed, numbers));
  const free = classes.map((numbers) => numbers.filter((n) => !fixed.includes(n)));
  const ways = free.map(({ length }) => pascalRow(length));
  const choices = listCounts(free, pick - fixed.length)
    .filter((counts) => allows(counts.map((count, i) => count + (held[i] as number))))
    .map((counts) => ({
      counts,
      ways: counts.reduce((product, count, i) => product * (ways[i]?.[count] ?? 0), 1),
    }));
  const total = choices.reduce((sum, choice) => sum + choice.ways, 0);
  const last = choices[choices.length - 1];
  if (!last) throw new NoRoomError('no ticket has such counts');
  const urns = free.map((numbers) => createUrn(numbers));
  return (random, ticket) => {
    let rest = random.next() * total;
    const { counts } =
      choices.find((choice) => {
        rest -= choice.ways;
        return rest < 0;
      }) ?? last;
    ticket.set(fixed);
    let at = fixed.length;
    urns.forEach((urn, i) => {
      at = urn.draw(random, counts[i] as number, ticket, at);
    });
  };
}

/** All ways to split `pick` into counts that the classes can supply. */
function listCounts(classes: readonly (readonly number[])[], pick: number): number[][] {
  const [first, ...others] = classes;
  if (!first) return pick === 0 ? [[]] : [];
  const max = Math.min(first.length, pick);
  const min = others.length === 0 ? pick : 0;
  const splits: number[][] = [];
  for (let count = min; count <= max; count++) {
    for (const counts of listCounts(others, pick - count)) splits.push([count, ...counts]);
  }
  return splits;
}

/** The binomial coefficients C(n, 0…n). */
function pascalRow(n: number): Float64Array {
  const row = new Float64Array(n + 1).fill(1);
  for (let k = 1; k <= n; k++) row[k] = ((row[k - 1] as number) * (n - k + 1)) / k;
  return row;
}
