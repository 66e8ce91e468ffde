import { memo } from 'react';
import { betCost, referencePrice } from '../../../workers/shared/bet/bet-cost.ts';
import { type Lottery, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { betSummary } from '../../content/bet/bet-summary.ts';
import { costFormula } from '../../content/bet/odds.ts';
import { factsNote } from '../../content/run/facts.ts';
import { resultTexts } from '../../content/run/result.ts';
import { batchSpread } from '../../state/run/batch-spread.ts';
import css from './batch-facts.module.css';

interface Props {
  readonly receipt: Receipt;
  readonly tickets: readonly Ticket[];
}

/** What all tickets of a batch have in common, said once, above them. */
export const BatchFacts = memo(function BatchFacts({ receipt, tickets }: Props) {
  const { games, bet = {} } = receipt;
  const [first] = tickets;
  if (!first) return null;
  const lottery = lotteryOf(receipt.lottery);
  const cost = betCost(lottery, bet, games, referencePrice(lottery));
  const isMinimum = cost.total === cost.unit;
  const rows = [
    ...(receipt.bet ? [[resultTexts.bet, betSummary(lottery, bet)] as const] : []),
    isMinimum
      ? [resultTexts.minBet, resultTexts.minBetValue(lottery.minBetPrice)]
      : [resultTexts.total, costFormula(cost)],
    [resultTexts.odds, resultTexts.oddsValue(first.odds, games)],
  ] as const;
  return (
    <section className={css.facts} aria-label={resultTexts.common}>
      <dl className={css.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={css.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.honest}>{factsNote(receipt.history)}</p>
    </section>
  );
});

interface SpreadProps {
  readonly lottery: Lottery;
  readonly tickets: readonly Ticket[];
}

/** How far a batch spreads over the numbers, below its tickets. */
export const BatchSpread = memo(function BatchSpread({ lottery, tickets }: SpreadProps) {
  const { distinct, overlap } = batchSpread(tickets);
  return (
    <dl className={css.rows}>
      <div className={css.row}>
        <dt>{resultTexts.distinct}</dt>
        <dd>{resultTexts.distinctValue(distinct, lottery.total)}</dd>
      </div>
      <div className={css.row}>
        <dt>{resultTexts.overlap}</dt>
        <dd>{resultTexts.overlapValue(overlap)}</dd>
      </div>
    </dl>
  );
});
