let isAwaited = false;

/**
 * Brings the reader to the heading of a view that has just replaced another. A view that still
 * loads has none yet: then its heading takes the focus when it comes.
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1[tabindex]');
  isAwaited = heading === null;
  heading?.focus({ preventScroll: true });
}

/** The heading that has the focus goes: the next one that comes takes it. */
export function awaitHeading(): void {
  isAwaited = true;
}

/** Focuses the heading that has just come, if one is awaited. */
export function focusAwaitedHeading(): void {
  if (isAwaited) focusHeading();
}

/** Focuses the title of the dialog that is open: for when what had the focus goes away. */
export function focusDialogTitle(): void {
  document.querySelector<HTMLElement>('dialog[open] h2')?.focus();
}
