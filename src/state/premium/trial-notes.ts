import { proxy } from 'valtio/vanilla';
import type { View } from '../../editions.ts';

/** Notices about the free trial that the visitor gets once. */
export const trialNotes = proxy({
  /** The newest games counted here were those of the trial. */
  hasJustEnded: false,
  /** Home is where the visitor was sent from a view that is closed, and should be told why. */
  wasSentHome: false,
});

/** The visitor knows by now why home was where to go. */
export function forgetSentHome(): void {
  trialNotes.wasSentHome = false;
}

/** Drops notices that the visitor has seen by the time another view is shown. */
export function noteView(view: View): void {
  if (view === 'home') trialNotes.hasJustEnded = false;
  else forgetSentHome();
}
