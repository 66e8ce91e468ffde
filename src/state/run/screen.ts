import type { Address } from '../address/address.ts';
import { isResultCovered, type Run } from './run.ts';
import { isTapWaiting } from './start-run.ts';

/** What the page shows: a view, which is never `generating`, and what it asks for. */
export interface Screen extends Address {
  /** Is the overlay of a run open over the view? */
  readonly isCovered: boolean;
  /** Is the view the result of that run, which the overlay is about to uncover? */
  readonly isOpening: boolean;
}

/**
 * What the page shows at an address. `later` is the address as React renders it in slices: below the overlay stands the
 * view that the run started from, and then its result. Elsewhere the view changes with the address.
 */
export function screenOf(address: Address, later: Address, { phase, asked }: Pick<Run, 'phase' | 'asked'>): Screen {
  const isGenerating = address.view === 'generating';
  const isResult = address.view === 'result';
  const isOpening = isResult && isResultCovered(phase);
  const shown = isGenerating || (isResult && later.view === 'generating') ? later : address;
  const view = shown.view === 'generating' ? (asked?.origin ?? 'home') : shown.view;
  return { ...shown, view, isOpening, isCovered: isGenerating || isOpening || (phase === 'asking' && !isTapWaiting()) };
}
