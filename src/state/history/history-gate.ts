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
 * False for everybody who has not chosen to generate from real draws. Whether there are any is for
 * `official-source.ts`, which loads only then.
 */
export function mayBeOfficial(): boolean {
  return isChosen || readStored(HISTORY_KEY) !== undefined;
}

/** False for everybody who has never kept real draws of any lottery: nothing is to be chosen. */
export function hasResults(): boolean {
  return readStored(RESULTS_KEY) !== undefined;
}
