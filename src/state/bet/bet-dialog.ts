import { proxy } from 'valtio/vanilla';
import type { Bet } from '../../../workers/shared/bet/bet.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';

/** The dialog «Sua aposta». */
export const betDialog = proxy<{
  isOpen: boolean;
  /** Why nothing was started, in words; null when it was opened by a tap. */
  refusal: string | null;
}>({ isOpen: false, refusal: null });

/** What is being chosen and not yet used, by lottery; lives as long as the page. */
const drafts = new Map<LotteryKey, Bet>();

/** Opens it. */
export function openBetDialog(refusal: string | null = null): void {
  Object.assign(betDialog, { isOpen: true, refusal });
}

/** Closes it. */
export function closeBetDialog(): void {
  betDialog.isOpen = false;
}

/** What was being chosen for a lottery when the dialog was closed; undefined for nothing. */
export function draftOf(lottery: LotteryKey): Bet | undefined {
  return drafts.get(lottery);
}

/** Keeps what is being chosen; undefined forgets it. */
export function keepDraft(lottery: LotteryKey, bet: Bet | undefined): void {
  if (bet) drafts.set(lottery, bet);
  else drafts.delete(lottery);
}
