import { BET_KEYS, type Bet } from './bet.ts';

/**
 * A checked bet as receipts have it: without what says nothing, its parts in one order, lists ascending; undefined when
 * nothing is left. Equal bets have equal JSON.
 */
export function tidyBet(bet: Bet = {}): Bet | undefined {
  const said = BET_KEYS.flatMap((part): (readonly [string, unknown])[] => {
    const value = bet[part];
    if (value === undefined || value === false) return [];
    if (typeof value !== 'object') return [[part, value]];
    return value.length > 0 ? [[part, [...value].sort((a, b) => a - b)]] : [];
  });
  return said.length > 0 ? (Object.fromEntries(said) as Bet) : undefined;
}
