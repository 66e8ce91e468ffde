import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { centsOf } from '../../state/bet/cost.ts';
import { prices, restorePrices } from '../../state/bet/prices.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';

/** What saved games cost, in cents, at the visitor's own prices where there are some. */
export function useCost(games: readonly SavedGame[]): number {
  useEffect(restorePrices, []);
  return centsOf(games, useSnapshot(prices).of);
}
