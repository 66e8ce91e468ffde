import type { MouseEvent } from 'react';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { takeRepeats } from '../../platform/repeated-tap.ts';
import { showOffer, showToast } from '../../state/shell/toasts.ts';
import { focusDialogTitle } from '../parts/heading-focus.ts';

/**
 * Takes a row off the list by a tap in it: the focus goes to a row beside it, and what is gone can
 * be had back. A second tap at that place does nothing.
 */
export async function removeRow<T>(
  event: MouseEvent<HTMLElement>,
  removal: Promise<T | undefined>,
  words: string,
  restore: (removed: T) => Promise<'restored' | 'not-kept' | 'full'>,
): Promise<void> {
  takeRepeats(event.nativeEvent);
  const item = event.currentTarget.closest('li');
  focusIn(item?.nextElementSibling ?? item?.previousElementSibling);
  const removed = await removal;
  if (removed === undefined) return;
  showOffer(words, {
    label: savedTexts.undo,
    run: async (again) => {
      takeRepeats(again);
      focusDialogTitle();
      if ((await restore(removed)) === 'full') showToast(savedTexts.undoFailed);
    },
  });
}

/** Brings the reader to a game beside the one that goes, or else to the title. */
function focusIn(item: Element | null | undefined): void {
  const heading = item?.querySelector<HTMLElement>('h3, h4');
  if (heading) heading.focus({ preventScroll: true });
  else focusDialogTitle();
}
