import { type CSSProperties, memo, useState } from 'react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { rowsOf } from '../../../workers/shared/lottery/playslip.ts';
import type { History } from '../../../workers/shared/run/history.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import type { TicketFacts } from '../../../workers/shared/strategy/ticket-facts.ts';
import { factsLine, ownFact } from '../../content/run/facts.ts';
import { resultTexts } from '../../content/run/result.ts';
import { ticketExtras } from '../../content/share/ticket-extras.ts';
import { isWide } from '../../platform/device.ts';
import { Button } from '../parts/button.tsx';
import { Balls, ballsPerRow } from './balls.tsx';
import { Playslip } from './playslip.tsx';
import { Score } from './score.tsx';
import { TicketActions } from './ticket-actions.tsx';
import css from './ticket-card.module.css';

interface Props {
  readonly ticket: Ticket;
  /** Why these numbers. */
  readonly facts: TicketFacts | undefined;
  /** What they were made of. */
  readonly history: History['kind'];
  readonly index: number;
  /** Folded to what tells it from the others; its playslip has the rest. */
  readonly isFolded: boolean;
  /** The only one: where there is room its playslip is beside it. */
  readonly isAlone: boolean;
  /** Puts another ticket in its place; undefined where that cannot be. */
  readonly onSwap: ((index: number) => void) | undefined;
}

/** How many numbers of a folded ticket are in sight. */
const IN_SIGHT = 7;

/** True on a screen of 768 px or more, where two things fit side by side. */

/** One ticket: its numbers to be read, then as on the playslip, and what is its own alone. */
export const TicketCard = memo(function TicketCard(props: Props) {
  const { ticket, facts, history, index, isFolded, isAlone, onSwap } = props;
  const [isSlipShown, setSlipShown] = useState(isAlone && isWide());
  const lottery = lotteryOf(ticket.lotteryType);
  const heading = `bilhete-${index + 1}`;
  const slip = `volante-${index + 1}`;
  const isWhole = !isFolded || isSlipShown;
  const own = ownFact(ticket, facts, history);
  const extras = ticketExtras(ticket);
  return (
    <article
      className={css.card}
      style={{ '--rows': rowsOf(lottery), '--columns': lottery.columns } as CSSProperties}
      aria-labelledby={heading}
      data-folded={isFolded || undefined}
    >
      <header className={css.head}>
        <div>
          <h2 id={heading} className={css.title}>
            {resultTexts.ticket(index)}
          </h2>
          <p className={css.lottery}>{lottery.name}</p>
        </div>
        <div className={css.tools}>
          <Button
            look="quiet"
            className={css.tool}
            aria-expanded={isSlipShown}
            aria-controls={slip}
            onClick={() => setSlipShown(!isSlipShown)}
          >
            {resultTexts.slip}
          </Button>
          {onSwap ? (
            <Button look="quiet" className={css.tool} onClick={() => onSwap(index)}>
              {resultTexts.swap}
            </Button>
          ) : null}
        </div>
      </header>
      <Balls
        numbers={ticket.numbers}
        perRow={ballsPerRow(ticket.numbers.length)}
        shown={isFolded ? IN_SIGHT : undefined}
      />
      {extras.length > 0 ? <p className={css.extras}>{extras.join(' · ')}</p> : null}
      <div id={slip} className={css.slip} hidden={!isSlipShown}>
        {isSlipShown ? <Playslip lottery={lottery} numbers={ticket.numbers} /> : null}
      </div>
      <Score ticket={ticket} index={index} />
      {isWhole ? (
        <div className={css.facts}>
          <p className={css.prize}>
            {resultTexts.prize}: <strong>{resultTexts.prizeValue(ticket.potentialPrize)}</strong>
          </p>
          {own ? <p>{own}</p> : null}
          {facts && (!own || isSlipShown) ? <p>{factsLine(facts)}</p> : null}
        </div>
      ) : null}
      {ticket.relaxed ? <p className={css.relaxed}>{resultTexts.relaxed}</p> : null}
      <TicketActions ticket={ticket} name={resultTexts.ticket(index)} />
    </article>
  );
});
