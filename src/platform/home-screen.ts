/**
 * True in Safari on iOS, which has the app on the home screen by its own menu only, unless it has
 * been started from there.
 */
export function hasHomeScreenMenu(): boolean {
  const isStarted = (navigator as { standalone?: boolean }).standalone;
  // Other browsers and the pages inside other apps say what they are in place of «Version».
  return isStarted === false && /Version\/.+ Safari\//.test(navigator.userAgent);
}
