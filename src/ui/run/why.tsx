import type { Ticket } from '../../../workers/shared/ticket.ts';
import type { TicketFacts } from '../../../workers/shared/ticket-facts.ts';
import { factsLine, ownFact } from '../../content/run/facts.ts';
import { strategyName } from '../../content/strategy/strategy-name.ts';
import css from './why.module.css';

interface Props {
  readonly ticket: Ticket;
  readonly facts: TicketFacts;
}

/** Which strategy made a ticket, and why these numbers. */
export function Why({ ticket, facts }: Props) {
  return (
    <div className={css.why}>
      <p>
        <strong>{strategyName(ticket.catalogueId ?? ticket.strategy)}</strong>
      </p>
      <p>{factsLine(facts)}</p>
      {facts.own ? <p>{ownFact(facts.own)}</p> : null}
    </div>
  );
}
