import { createUrn } from '../../random/urn.ts';
import type { Picker } from '../strategy.ts';
import { toNextCombination } from './successor.ts';

/** So many numbers out of these. */
export interface Quota {
  readonly numbers: readonly number[];
  readonly count: number;
}

/** So many from the first choice, and from the second what the first cannot supply. */
export function fillFrom(
  first: readonly number[],
  second: readonly number[],
  count: number,
): [Quota, Quota] {
  const preferred = Math.min(first.length, count);
  return [
    { numbers: first, count: preferred },
    { numbers: second, count: count - preferred },
  ];
}

/** Draws each quota's count from its numbers, which no other quota has; all choices equally likely. */
export function drawQuotas(quotas: readonly Quota[]): Picker {
  const urns = quotas.map(({ numbers, count }) => ({ urn: createUrn(numbers), count }));
  return (random, ticket) => {
    let at = 0;
    for (const { urn, count } of urns) at = urn.draw(random, count, ticket, at);
  };
}

/**
 * Gives every choice of the quotas in turn, then starts again. As a second picker it finds what
 * luck leaves over of a rule with few combinations.
 */
export function walkQuotas(quotas: readonly Quota[]): Picker {
  const walks = quotas.map(({ numbers, count }) => ({
    numbers,
    places: Uint8Array.from({ length: count }, (_, i) => i + 1),
  }));
  return (_random, ticket) => {
    let at = 0;
    for (const { numbers, places } of walks) {
      for (const place of places) ticket[at++] = numbers[place - 1] as number;
    }
    for (const { numbers, places } of walks) {
      toNextCombination(places, numbers.length);
      if (!isFirst(places)) return;
    }
  };
}

/** True after a step from the last combination to the first: the next quota moves on too. */
function isFirst(places: Uint8Array): boolean {
  return places.every((place, i) => place === i + 1);
}
