import { readStored } from '../../platform/storage.ts';
import { RESULTS_KEY } from '../results/results-key.ts';

/** Where the choice of a history is kept; home reads no more of it than whether there is one. */
export const HISTORY_KEY = 'history-sizes';

let isChosen = false;

/** To be called when real draws were chosen: the browser may not keep that. */
export function noteChosen(): void {
  isChosen = true;
}

/**
 * False unless a person has chosen to generate from real draws. `official-source.ts`, which loads only then, finds out
 * whether there are any.
 */
export function mayBeOfficial(): boolean {
  return isChosen || readStored(HISTORY_KEY) !== undefined;
}

/** False where no real draws were ever kept: then there is nothing to choose. */
export function hasResults(): boolean {
  return readStored(RESULTS_KEY) !== undefined;
}
