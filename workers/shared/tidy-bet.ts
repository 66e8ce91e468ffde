import type { Bet } from './bet.ts';

/**
 * A checked bet as receipts have it: without what says nothing, lists ascending; undefined when
 * nothing is left.
 */
export function tidyBet(bet: Bet | undefined): Bet | undefined {
  const said = Object.entries(bet ?? {}).flatMap(([part, value]) => {
    const isNone =
      value === undefined || value === false || (Array.isArray(value) && value.length === 0);
    if (isNone) return [];
    return [[part, Array.isArray(value) ? [...value].sort((a, b) => a - b) : value]];
  });
  return said.length > 0 ? (Object.fromEntries(said) as Bet) : undefined;
}
