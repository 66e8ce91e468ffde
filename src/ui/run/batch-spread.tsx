import { memo } from 'react';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { resultTexts } from '../../content/run/result.ts';
import { batchSpread } from '../../state/run/batch-spread.ts';
import css from './batch-facts.module.css';

interface Props {
  readonly lottery: Lottery;
  readonly tickets: readonly Ticket[];
}

/** How far a batch spreads over the numbers, below its tickets. */
export const BatchSpread = memo(function BatchSpread({ lottery, tickets }: Props) {
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
