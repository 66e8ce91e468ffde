import { useSyncExternalStore } from 'react';
import { SCORE_MIN } from '../../../workers/shared/run/score.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { resultTexts } from '../../content/run/result.ts';
import { followRun, run } from '../../state/run/run.ts';
import roll from '../parts/roll.module.css';
import css from './score.module.css';

interface Props {
  readonly ticket: Ticket;
  /** The place of the ticket in its run, from 0 on. */
  readonly index: number;
  /** Of a compact ticket: words alone. */
  readonly isSmall: boolean;
}

/** The strength score with its class, or the words that stand in until it is time. The stars measure nothing: all scores have five. */
export function Score({ ticket, index, isSmall }: Props) {
  // Its own answer, not a number that all tickets look at: a score that shows up renders one.
  const isScored = useSyncExternalStore(followRun, () => index < run.scored);
  return (
    <p className={css.score} data-class={isScored ? ticket.scoreClass : undefined}>
      {isScored ? (
        <>
          <span className={css.value}>
            <span className={isSmall ? css.word : undefined}>{resultTexts.scoreWord} </span>
            <span className={roll.roll} data-strip={scoresUpTo(ticket.score)}>
              <span>{ticket.score}</span>
            </span>
          </span>{' '}
          {isSmall ? null : <span className={css.stars} aria-hidden="true" />}
          <span className={css.class} lang={ticket.scoreClass === 'top' ? 'en' : undefined}>
            {resultTexts.scoreClass(ticket.scoreClass)}
          </span>
        </>
      ) : (
        <span className={css.waiting}>{resultTexts.scoring}</span>
      )}
    </p>
  );
}

/** The scores that are counted up to one, a line each. */
function scoresUpTo(score: number): string {
  return Array.from({ length: score - SCORE_MIN + 1 }, (_, i) => SCORE_MIN + i).join('\n');
}

/**
 * Tells those who listen that the last score is there: once, not with every score. In the page before its words are, as
 * a live region has to be.
 */
export function ScoresReady() {
  const isReady = useSyncExternalStore(followRun, areAllScored);
  return (
    <p className="visually-hidden" role="status">
      {isReady ? resultTexts.scored(run.tickets) : null}
    </p>
  );
}

function areAllScored(): boolean {
  return run.receipt !== null && run.scored === run.tickets.length;
}
