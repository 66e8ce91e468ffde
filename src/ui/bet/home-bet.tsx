import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Edition } from '../../editions.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import { today } from '../../state/clock/today.ts';
import { nearestCount, settings } from '../../state/preferences/settings.ts';
import { limitFor, premium } from '../../state/premium/premium.ts';
import { BetButton } from './bet-button.tsx';

/** «Sua aposta» on home, for the games of a quick ticket. With it comes what day it is, for the price above it. */
export function HomeBet({ edition }: { readonly edition: Edition }) {
  const { lottery, games } = useSnapshot(settings);
  useEffect(() => {
    today.day = brazilDate();
  }, []);
  const max = limitFor(edition.quickGames, useSnapshot(premium));
  const count = nearestCount(games, edition.gameCounts, max);
  return <BetButton lottery={lotteryOf(lottery)} games={count} isQuiet />;
}
