import type { Ticket } from '../../../workers/domain/ticket.ts';
import { resultTexts } from '../../content/result.ts';
import css from './score.module.css';

interface Props {
  readonly ticket: Ticket;
  readonly isScored: boolean;
}

/** The strength score with its class, or the words that stand in until it is time. */
export function Score({ ticket, isScored }: Props) {
  return (
    <p className={css.score} role="status" data-class={isScored ? ticket.scoreClass : undefined}>
      {isScored ? (
        <>
          <span className={css.value}>{resultTexts.score(ticket.score)}</span>{' '}
          <span className={css.class}>{resultTexts.scoreClass(ticket.scoreClass)}</span>
        </>
      ) : (
        <span className={css.waiting}>{resultTexts.scoring}</span>
      )}
    </p>
  );
}
