import { useSyncExternalStore } from 'react';
import { resultTexts } from '../../content/run/result.ts';
import { followRun, run } from '../../state/run/run.ts';

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
