import { type CSSProperties, memo, useState } from 'react';
import { type Lottery, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { rowsOf } from '../../../workers/shared/lottery/playslip.ts';
import type { History } from '../../../workers/shared/run/history.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import type { TicketFacts } from '../../../workers/shared/strategy/ticket-facts.ts';
import { factsLine, ownFact } from '../../content/run/facts.ts';
import { resultTexts } from '../../content/run/result.ts';
import { ticketExtras } from '../../content/share/ticket-extras.ts';
import { isWide } from '../../platform/device.ts';
import { Balls, ballsPerRow, isFolded } from './balls.tsx';
import { Playslip } from './playslip.tsx';
import { SaveButton } from './save-button.tsx';
import { Score } from './score.tsx';
import css from './ticket-card.module.css';
import { TicketMenu } from './ticket-menu.tsx';
import pattern from './ticket-pattern.module.css';

interface Props {
  readonly ticket: Ticket;
  /** Why these numbers. */
  readonly facts: TicketFacts | undefined;
  /** What they were made of. */
  readonly history: History['kind'];
  readonly index: number;
  /** How many there are. Where there is room, a single one has its playslip beside it; the bar saves it. */
  readonly games: number;
  /** Puts another ticket in its place; undefined where that cannot be. */
  readonly onSwap: ((index: number) => void) | undefined;
}

/** Of so many tickets, all numbers are shown on a phone too, however many a ticket has. */
const FEW = 3;

/** One ticket: the first one whole, the others compact until they are opened. */
export const TicketCard = memo(function TicketCard(props: Props) {
  const { ticket, index, games, onSwap } = props;
  const isAlone = games === 1;
  const isFirst = index === 0;
  const isMany = isFolded(ticket.numbers.length);
  const [isOpen, setOpen] = useState(isFirst || (isMany && (games <= FEW || isWide())));
  const [isSlipShown, setSlipShown] = useState(isAlone && isWide());
  const lottery = lotteryOf(ticket.lotteryType);
  const name = resultTexts.ticket(index);
  const heading = `bilhete-${index + 1}`;
  const extras = ticketExtras(ticket);
  return (
    <article
      className={isOpen ? css.card : css.row}
      style={sizesOf(lottery, ticket.numbers.length)}
      aria-labelledby={heading}
      data-alone={isAlone || undefined}
      data-folded={!isOpen || undefined}
      data-many={(isMany && !isAlone) || undefined}
    >
      <header className={css.head}>
        <div className={css.name}>
          {' '}
          <h2 id={heading} className={css.title}>
            {isFirst ? (
              name
            ) : (
              <button type="button" className={css.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                <span className={isOpen ? undefined : 'visually-hidden'}>{name}</span>
              </button>
            )}
          </h2>
          <p className={css.lottery}>
            {isOpen ? null : (
              <span className={css.word} aria-hidden="true">
                {`${name} `}
              </span>
            )}
            {lottery.name}
          </p>
        </div>{' '}
        <div className={css.tools}>
          {isAlone ? null : <SaveButton ticket={ticket} heading={heading} />}
          {isOpen ? (
            <TicketMenu
              ticket={ticket}
              index={index}
              isSlipShown={isSlipShown}
              onSlip={() => setSlipShown(!isSlipShown)}
              onSwap={onSwap}
            />
          ) : null}
        </div>
      </header>
      <div className={css.numbers}>
        {!isOpen && isMany ? <Pattern lottery={lottery} numbers={ticket.numbers} /> : null}
        <Balls numbers={ticket.numbers} isSmall={!isOpen} />
      </div>
      {isOpen && extras.length > 0 ? <p>{extras.join(' · ')}</p> : null}
      {isOpen && isSlipShown ? (
        <div className={css.slip}>
          <Playslip lottery={lottery} numbers={ticket.numbers} />
        </div>
      ) : null}
      <div className={css.line}>
        <Score ticket={ticket} index={index} isSmall={!isOpen} />
      </div>
      {isOpen ? <FactLines {...props} isWhole={isSlipShown} /> : null}
    </article>
  );
});

/** A playslip in miniature: where its marks are, without digits. Decorative: the numbers are told beside it. */
function Pattern({ lottery, numbers }: { readonly lottery: Lottery; readonly numbers: readonly number[] }) {
  const { columns } = lottery;
  const marks = numbers.map((n) => `M${((n - 1) % columns) + 0.1} ${Math.floor((n - 1) / columns) + 0.1}h.8v.8h-.8z`);
  return (
    <svg className={pattern.pattern} viewBox={`0 0 ${columns} ${rowsOf(lottery)}`} aria-hidden="true">
      <path d={marks.join('')} fill="currentColor" />
    </svg>
  );
}

/** A ticket's prize, and why it has these numbers; with all that is counted, as beside the playslip, if `isWhole`. */
function FactLines({ ticket, facts, history, isWhole }: Props & { readonly isWhole: boolean }) {
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

/** What the style asks of a ticket: the playslip's rows and columns, and the lines of its balls. */
function sizesOf(lottery: Lottery, count: number): CSSProperties {
  const perRow = ballsPerRow(count, true);
  // Eight in a row are smaller.
  const lines = isFolded(count) ? 1.5 : Math.ceil(count / perRow) * (perRow === 8 ? 0.75 : 1);
  return { '--rows': rowsOf(lottery), '--columns': lottery.columns, '--lines': lines } as CSSProperties;
}
