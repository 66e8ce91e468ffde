import { run, settle, transition } from './run.ts';

/** How long the bar takes for the rest of its way, and is seen full, in milliseconds. */
const OPENING_MS = 400;

/** The overlay hides a result for no longer, however long that takes to be drawn, in milliseconds. */
const LONGEST_OPENING_MS = 4000;

/** When the run was complete, on the clock of `performance.now()`. */
let since = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** To be called when the tickets of a new run are there: the overlay's bar fills up. */
export function open(): void {
  since = performance.now();
  transition('opening', { percent: 100 }, () => clearTimeout(timer));
  showWithin(LONGEST_OPENING_MS);
}

/** To be called when the first ticket is drawn below the overlay, which may go. */
export function noteDrawn(): void {
  if (run.phase === 'opening') showWithin(since + OPENING_MS - performance.now());
}

function showWithin(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => transition('shown'), ms);
}

/** Gives up the run under way, at once. False when there is none, as when it has just completed. */
export function cancelRun(): boolean {
  if (run.phase !== 'asking') return false;
  settle();
  return true;
}

/**
 * Gives up what the overlay stands for, the run under way or its result, before anybody has seen it. False when there
 * is nothing to give up: of two taps the second.
 */
export function leaveRun(): boolean {
  if (run.phase !== 'opening') return cancelRun();
  transition('leaving');
  return true;
}

/** To be called with the key of the link in the address; undefined when there is none. */
export function noteAddress(link: string | undefined): void {
  if (run.phase === 'leaving' && !(link && run.links.includes(link))) settle();
}
