import { installPrompt } from './install-prompt.ts';

/** True when the browser has said that it can install the app. */
export function canInstall(): boolean {
  return installPrompt.kept !== undefined;
}

/** Asks the browser's own question, in answer to a tap; it can be asked once. */
export function askToInstall(): void {
  // The browser may refuse to ask; nothing follows from that.
  installPrompt.kept?.prompt().catch(() => {});
  dropInstall();
}

/** There is nothing to ask any more. */
export function dropInstall(): void {
  installPrompt.kept = undefined;
}

/**
 * True in Safari on iOS, which has the app on the home screen by its own menu only, unless it has been started from
 * there.
 */
export function hasHomeScreenMenu(): boolean {
  const isStarted = (navigator as { standalone?: boolean }).standalone;
  // Other browsers and the pages inside other apps say what they are in place of «Version».
  return isStarted === false && /Version\/.+ Safari\//.test(navigator.userAgent);
}

/** True in the app that was started from where the system has it. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}
