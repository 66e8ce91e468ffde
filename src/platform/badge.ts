/** What browsers that can put a number on an installed app's icon have. */
interface WithBadge {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Puts a number on the installed app's icon, or none for 0, where the browser can. */
export function showBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as WithBadge;
  const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  // Refused for an app that is not installed: there is no icon then.
  done?.catch(() => {});
}
