import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { LOTTERIES, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Edition } from '../../editions.ts';
import { prices, restorePrices, unitPrice } from '../../state/bet/prices.ts';
import { pricesToday } from '../../state/bet/prices-today.ts';
import { nearestCount, settings } from '../../state/preferences/settings.ts';
import { limitFor, premium } from '../../state/premium/premium.ts';
import { BetButton } from './bet-button.tsx';

/** «Sua aposta» on home, for the games of a quick ticket. With it comes what it costs today, above it. */
export function HomeBet({ edition }: { readonly edition: Edition }) {
  const { lottery, games } = useSnapshot(settings);
  const own = useSnapshot(prices).of;
  useEffect(restorePrices, []);
  useEffect(() => {
    for (const { key } of LOTTERIES) pricesToday[key] = unitPrice(key, own);
  }, [own]);
  const max = limitFor(edition.quickGames, useSnapshot(premium));
  const count = nearestCount(games, edition.gameCounts, max);
  return <BetButton lottery={lotteryOf(lottery)} games={count} isQuiet />;
}
