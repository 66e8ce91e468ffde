import type { MouseEvent } from 'react';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { takeRepeats } from '../../platform/repeated-tap.ts';
import { restore } from '../../state/saved-games/changes.ts';
import type { Undo } from '../../state/saved-games/groups.ts';
import { showOffer, showToast } from '../../state/shell/toasts.ts';
import { focusHeading } from '../parts/heading-focus.ts';

/**
 * Takes a row off the list by a tap in it: the focus goes to a row beside it, and what is gone can be had back. A
 * second tap at that place does nothing.
 */
export async function removeRow(
  event: MouseEvent<HTMLElement>,
  removal: Promise<Undo | undefined>,
  words: string,
): Promise<void> {
  takeRepeats(event.nativeEvent);
  const item = event.currentTarget.closest('li');
  focusIn(item?.nextElementSibling ?? item?.previousElementSibling);
  const undo = await removal;
  if (!undo) return;
  showOffer(words, {
    label: savedTexts.undo,
    run: async (again) => {
      takeRepeats(again);
      focusHeading();
      if ((await restore(undo)) === 'full') showToast(savedTexts.undoFailed);
    },
  });
}

/** Moves the focus to a game beside the removed one, or else to the title. */
function focusIn(item: Element | null | undefined): void {
  const heading = item?.querySelector<HTMLElement>('h2, h3, h4');
  if (heading) heading.focus({ preventScroll: true });
  else focusHeading();
}
