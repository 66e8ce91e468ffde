import { useLayoutEffect } from 'react';
import type { Receipt } from '../../../workers/protocol/tasks.ts';
import { resultTexts } from '../../content/run/result.ts';
import type { Edition } from '../../editions.ts';
import { playSound } from '../../state/preferences/sounds.ts';
import { noteSeen } from '../../state/run/result.ts';
import { showToast } from '../../state/shell/toasts.ts';

/** The win sound of /new comes about this long after the result. Specification, section 2. */
const WIN_AFTER_MS = 1000;

/**
 * Counts and celebrates a new run, in the very task that puts its tickets on the screen. Takes
 * the receipt of the tickets that are there, null while there are none.
 */
export function useFirstSight(receipt: Receipt | null, { winSound }: Edition): void {
  useLayoutEffect(() => {
    if (!receipt || !noteSeen()) return;
    playSound('success');
    if (winSound) setTimeout(() => playSound('win'), WIN_AFTER_MS);
    showToast(resultTexts.generated);
  }, [receipt, winSound]);
}
