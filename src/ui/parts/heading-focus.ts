import { useLayoutEffect } from 'react';
import type { View } from '../../editions.ts';

let isAwaited = false;

/**
 * Moves the focus to the heading of a view that has just replaced another. While the view still loads it has no
 * heading: then its heading takes the focus when it comes.
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1[tabindex]');
  isAwaited = heading === null;
  heading?.focus({ preventScroll: true });
}

/** Notes that the focused heading goes: the next heading that comes takes the focus. */
export function awaitHeading(): void {
  isAwaited = true;
}

/** Focuses the heading that has just come, if one is awaited. */
export function focusAwaitedHeading(): void {
  if (isAwaited) focusHeading();
}

/** The view that was shown last, on whatever page. */
let shown: View | undefined;

/**
 * Brings the reader to a view that has just replaced another: scrolls to the top and, once nothing covers it, focuses
 * its heading. The first view of a visit is left alone.
 */
export function useViewFocus(view: View, isCovered: boolean): void {
  // Scroll before the paint, or the old view would visibly move.
  useLayoutEffect(() => {
    shown ??= view;
    if (shown === view) return;
    window.scrollTo(0, 0);
    if (isCovered) return;
    shown = view;
    focusHeading();
  }, [view, isCovered]);
}
