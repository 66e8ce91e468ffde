import { useSyncExternalStore } from 'react';
import { resultTexts } from '../../content/run/result.ts';
import { followResult, result } from '../../state/run/result.ts';

/**
 * Tells those who listen that the last score is there: once, not with every score. In the page
 * before its words are, as a live region has to be.
 */
export function ScoresReady() {
  const isReady = useSyncExternalStore(followResult, areAllScored);
  return (
    <p className="visually-hidden" role="status">
      {isReady ? resultTexts.scored(result.tickets) : null}
    </p>
  );
}

function areAllScored(): boolean {
  return result.status === 'ready' && result.scored === result.tickets.length;
}
