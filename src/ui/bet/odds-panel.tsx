import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { betCost } from '../../../workers/shared/bet/bet-cost.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { betTexts } from '../../content/bet/bet.ts';
import { costFormula, oddsTexts } from '../../content/bet/odds.ts';
import { prices, restorePrices, unitPrice } from '../../state/bet/prices.ts';
import { AtOnce } from './at-once.tsx';
import { BatchOdds } from './batch-odds.tsx';
import { GroupFields } from './group-fields.tsx';
import css from './odds-panel.module.css';
import { PriceField } from './price-field.tsx';
import { TierList } from './tier-list.tsx';

interface Props {
  readonly receipt: Receipt;
  readonly tickets: readonly Ticket[];
}

/** «Chances e custo»: exact odds of what a run has made, what it costs, and what a quota of it does. */
export function OddsPanel({ receipt, tickets }: Props) {
  useEffect(restorePrices, []);
  const { games, bet = {} } = receipt;
  const lottery = lotteryOf(receipt.lottery);
  const marks = bet.marks ?? lottery.pick;
  const cost = betCost(lottery, bet, games, unitPrice(lottery.key, useSnapshot(prices).of));
  return (
    <div className={css.panel}>
      <p>{oddsTexts.honest}</p>
      <TierList lottery={lottery} marks={marks} />
      <BatchOdds lottery={lottery} bet={bet} tickets={tickets} />
      <AtOnce lottery={lottery} marks={marks} />
      <section className={css.section}>
        <h3 className={css.title}>{oddsTexts.cost}</h3>
        <p>{costFormula(cost)}</p>
        {marks < lottery.counterSizes[0] ? <p className={css.hint}>{betTexts.counterHint(lottery)}</p> : null}
        <PriceField lottery={lottery} />
      </section>
      <GroupFields total={cost.total} />
    </div>
  );
}
