import { memo, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { betCost } from '../../../workers/shared/bet/bet-cost.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { betSummary } from '../../content/bet/bet-summary.ts';
import { costFormula } from '../../content/bet/odds.ts';
import { resultTexts } from '../../content/run/result.ts';
import { strategyName } from '../../content/strategy/strategy-name.ts';
import { prices, restorePrices, unitPrice } from '../../state/bet/prices.ts';
import { batchSpread } from '../../state/run/batch-spread.ts';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import css from './batch-facts.module.css';

interface Props {
  readonly receipt: Receipt;
  readonly tickets: readonly Ticket[];
}

/** What all tickets of a batch have in common, said once, below them. */
export const BatchFacts = memo(function BatchFacts({ receipt, tickets }: Props) {
  useEffect(restorePrices, []);
  const unit = unitPrice(receipt.lottery, useSnapshot(prices).of);
  const { games, strategy, bet = {} } = receipt;
  const [first] = tickets;
  if (!first) return null;
  const lottery = lotteryOf(receipt.lottery);
  const cost = betCost(lottery, bet, games, unit);
  const isMinimum = cost.total === cost.unit;
  const rows = [
    ...(receipt.bet ? [[resultTexts.bet, betSummary(lottery, bet)] as const] : []),
    isMinimum ? [resultTexts.minBet, resultTexts.minBetValue(unit / 100)] : [resultTexts.total, costFormula(cost)],
    [resultTexts.odds, resultTexts.oddsValue(first.odds)],
  ] as const;
  const { distinct, overlap } = batchSpread(tickets);
  return (
    <section className={layout.list} aria-label={resultTexts.common}>
      <p className={common.strong}>{resultTexts.summary(games, lottery.name, strategyName(strategy))}</p>
      <dl className={css.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={css.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {games > 1 ? <p>{resultTexts.spread(distinct, lottery.total, overlap)}</p> : null}
    </section>
  );
});
