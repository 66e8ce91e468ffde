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
