import type { Go } from '../address/address.ts';
import { recheckPremium } from './premium.ts';

/** How often the stored game count is looked at. Product specification, section 4. */
const RECHECK_MS = 1000;

/**
 * Looks at the stored game count every second, and at once when a hidden tab comes back; rests
 * while it is hidden. Returns the function that stops it.
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
 * Sends a visitor whose trial is used up home with the next look at it, a second later; until then
 * the view's way back leads to premium. Returns the function that stops it.
 */
export function sendHome(go: Go): () => void {
  const timer = setTimeout(() => go({}, { replace: true }), RECHECK_MS);
  return () => clearTimeout(timer);
}
