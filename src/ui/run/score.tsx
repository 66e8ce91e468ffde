import { useSyncExternalStore } from 'react';
import type { Ticket } from '../../../workers/shared/ticket.ts';
import { resultTexts } from '../../content/run/result.ts';
import { followResult, result } from '../../state/run/result.ts';
import css from './score.module.css';

interface Props {
  readonly ticket: Ticket;
  /** The place of the ticket in its run, from 0 on. */
  readonly index: number;
}

/** The strength score with its class, or the words that stand in until it is time. */
export function Score({ ticket, index }: Props) {
  // Its own answer, not a number that all tickets look at: a score that shows up renders one.
  const isScored = useSyncExternalStore(followResult, () => index < result.scored);
  return (
    <p className={css.score} data-class={isScored ? ticket.scoreClass : undefined}>
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
