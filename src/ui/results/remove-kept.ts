import type { MouseEvent } from 'react';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { resultsTexts } from '../../content/results/results.ts';
import { takeRepeats } from '../../platform/repeated-tap.ts';
import { removeResults } from '../../state/results/kept-table.ts';
import { showOffer, showToast } from '../../state/shell/toasts.ts';

/**
 * Takes a lottery's results off the list by a tap in its card, and offers them back: the focus goes to a card beside
 * it, or to the list's title. A second tap at that place does nothing.
 */
export async function removeKept(event: MouseEvent<HTMLElement>, lottery: LotteryKey): Promise<void> {
  takeRepeats(event.nativeEvent);
  const card = event.currentTarget.closest('li');
  const list = card?.closest('section');
  const next = card?.nextElementSibling ?? card?.previousElementSibling;
  focusOn(next?.querySelector('h3') ?? list?.querySelector('h2'));
  const restore = await removeResults(lottery);
  if (!restore) return showToast(resultsTexts.removeFailed);
  showOffer(resultsTexts.removed(lotteryOf(lottery).name), {
    label: resultsTexts.undo,
    run: async (again) => {
      takeRepeats(again);
      focusOn(list?.querySelector('h2'));
      if (!(await restore())) showToast(resultsTexts.undoFailed);
    },
  });
}

function focusOn(heading: HTMLElement | null | undefined): void {
  heading?.focus({ preventScroll: true });
}
