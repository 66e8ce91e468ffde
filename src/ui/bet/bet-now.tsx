import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Bet } from '../../../workers/shared/bet/bet.ts';
import { betCost } from '../../../workers/shared/bet/bet-cost.ts';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { tierOdds } from '../../../workers/shared/lottery/tier-odds.ts';
import { betTexts } from '../../content/bet/bet.ts';
import { oneInText } from '../../content/bet/odds.ts';
import { formatCents } from '../../content/bet/price.ts';
import { prices, restorePrices, unitPrice } from '../../state/bet/prices.ts';
import { Facts } from '../parts/facts.tsx';
import layout from '../parts/layout.module.css';

interface Props {
  readonly lottery: Lottery;
  readonly bet: Bet;
}

/** What one game of a bet costs, and the chance of the first prize of each bet, as chosen now. */
export function BetNow({ lottery, bet }: Props) {
  useEffect(restorePrices, []);
  const unit = unitPrice(lottery.key, useSnapshot(prices).of);
  const [top] = tierOdds(lottery, bet.marks ?? lottery.pick);
  return (
    <div className={`${layout.card} ${layout.tint}`}>
      <Facts
        isLive
        facts={[
          [betTexts.cost, formatCents(betCost(lottery, bet, 1, unit).total)],
          ...(top ? ([[betTexts.odds(lottery.key, bet.mirror ?? false), oneInText(top.oneIn)]] as const) : []),
        ]}
      />
    </div>
  );
}
