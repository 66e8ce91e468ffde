import type { Go } from '../address/address.ts';
import { recheckPremium } from './premium.ts';
import { trialNotes } from './trial-notes.ts';

/** How often the stored game count is looked at: docs/specification.md. */
const RECHECK_MS = 1000;

/**
 * Looks at the stored game count every second, and at once when a hidden tab comes back; rests while it is hidden.
 * Returns the function that stops it.
 */
export function startTrialWatch(): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;

  function onVisibility(): void {
    clearInterval(timer);
    if (document.hidden) return;
    recheckPremium();
    timer = setInterval(recheckPremium, RECHECK_MS);
  }

  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

/**
 * Sends a visitor whose trial is used up home, where it is said why: with the next look at it, a second later, until
 * when the view's way back leads to premium; or `atOnce`, when an open dialog has held it up. Returns the function that
 * stops it.
 */
export function sendHome(go: Go, atOnce: boolean): () => void {
  const send = () => {
    trialNotes.wasSentHome = true;
    go({}, { replace: true });
  };
  const timer = setTimeout(send, atOnce ? 0 : RECHECK_MS);
  return () => clearTimeout(timer);
}
