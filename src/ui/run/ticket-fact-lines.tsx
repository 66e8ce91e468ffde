import type { History } from '../../../workers/shared/run/history.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import type { TicketFacts } from '../../../workers/shared/strategy/ticket-facts.ts';
import { factsLine, ownFact } from '../../content/run/facts.ts';
import { resultTexts } from '../../content/run/result.ts';
import css from './ticket-card.module.css';

interface Props {
  readonly ticket: Ticket;
  readonly facts: TicketFacts | undefined;
  readonly history: History['kind'];
  /** With all that is counted, as beside the playslip. */
  readonly isWhole: boolean;
}

/** A ticket's prize, and why it has these numbers. */
export function TicketFactLines({ ticket, facts, history, isWhole }: Props) {
  const own = ownFact(ticket, facts, history);
  return (
    <div className={css.facts}>
      <p>
        {resultTexts.prize}: {resultTexts.prizeValue(ticket.potentialPrize)}
      </p>
      {own ? <p>{own}</p> : null}
      {facts && isWhole ? <p>{factsLine(facts)}</p> : null}
      {ticket.relaxed ? <p>{resultTexts.relaxed}</p> : null}
    </div>
  );
}
