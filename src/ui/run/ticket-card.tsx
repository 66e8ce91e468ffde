import type { CSSProperties } from 'react';
import { lotteryOf } from '../../../workers/shared/lotteries.ts';
import { rowsOf } from '../../../workers/shared/playslip.ts';
import type { Ticket } from '../../../workers/shared/ticket.ts';
import type { TicketFacts } from '../../../workers/shared/ticket-facts.ts';
import { resultTexts } from '../../content/run/result.ts';
import { Playslip } from './playslip.tsx';
import { Score } from './score.tsx';
import { TicketActions } from './ticket-actions.tsx';
import css from './ticket-card.module.css';
import { Why } from './why.tsx';

interface Props {
  readonly ticket: Ticket;
  /** Why these numbers. */
  readonly facts: TicketFacts | undefined;
  readonly index: number;
}

/** One ticket: its numbers as on the playslip, its score, what it costs and its exact odds. */
export function TicketCard({ ticket, facts, index }: Props) {
  const lottery = lotteryOf(ticket.lotteryType);
  const heading = `bilhete-${index + 1}`;
  return (
    <article
      className={css.card}
      style={{ '--rows': rowsOf(lottery), '--columns': lottery.columns } as CSSProperties}
      aria-labelledby={heading}
    >
      <header className={css.head}>
        <h2 id={heading} className={css.title}>
          {resultTexts.ticket(index)}
        </h2>
        <p className={css.lottery}>{lottery.name}</p>
      </header>
      <Playslip lottery={lottery} numbers={ticket.numbers} />
      {facts ? <Why ticket={ticket} facts={facts} /> : null}
      <Score ticket={ticket} index={index} />
      <TicketActions ticket={ticket} name={resultTexts.ticket(index)} />
      {ticket.relaxed ? <p className={css.relaxed}>{resultTexts.relaxed}</p> : null}
      <dl className={css.facts}>
        <Fact name={resultTexts.minBet} value={resultTexts.minBetValue(ticket.minBetPrice)} />
        <Fact name={resultTexts.prize} value={resultTexts.prizeValue(ticket.potentialPrize)} />
        <Fact name={resultTexts.odds} value={resultTexts.oddsValue(ticket.odds)} />
      </dl>
    </article>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
