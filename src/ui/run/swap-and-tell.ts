import { resultTexts } from '../../content/run/result.ts';
import type { Edition } from '../../editions.ts';
import type { Go } from '../../state/address/address.ts';
import { swapTicket } from '../../state/run/swap.ts';
import { showOffer, showToast } from '../../state/shell/toasts.ts';

/** Puts another ticket in the place of one, says so, and offers to undo it. */
export async function swapAndTell(edition: Edition, index: number, go: Go): Promise<void> {
  const undo = await swapTicket(edition, index, go);
  if (undo) showOffer(resultTexts.swapped(index), { label: resultTexts.undo, run: undo });
  else if (undo === null) showToast(resultTexts.swapFailed);
}
