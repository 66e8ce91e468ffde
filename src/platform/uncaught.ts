/** Calls back for every error that nobody has caught. The console shows it all the same. */
export function onUncaught(callback: () => void): void {
  window.addEventListener('unhandledrejection', () => callback());
  window.addEventListener('error', ({ error }) => {
    // Without an error it is none of the page's: a script of an extension, or the notice that a
    // ResizeObserver goes on in the next frame.
    if (error) callback();
  });
}
