/** Lets the phone vibrate, in milliseconds, where it can and the visitor takes moving things. */
export function vibrate(ms: number): void {
  // Before a tap on the page the browser refuses, and says so on the console.
  if (!globalThis.navigator?.userActivation?.hasBeenActive) return;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(ms);
}

/** True on a screen of 48 em or more, where two things fit side by side. See docs/specification.md. */
export function isWide(): boolean {
  return matchMedia('(min-width: 48em)').matches;
}

/** True on a screen of 30 em or more, where the columns of a playslip have room for fingers. */
export function hasRoomForSlip(): boolean {
  return matchMedia('(min-width: 30em)').matches;
}

/**
 * Asks the browser not to remove the data of this site by itself. Some browsers ask the person, others decide by how
 * much the site is used. Nothing waits for the answer or depends on it.
 */
export function askPersistence(): void {
  try {
    navigator.storage?.persist?.().catch(() => {});
  } catch {
    // The page is not allowed to store anything.
  }
}
