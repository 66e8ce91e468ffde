import { useLayoutEffect } from 'react';
import type { TitledView } from '../../content/shell/site.ts';

/** Moves the focus to the heading of what has just replaced something else: that of a view, or of one thing in it. */
export function focusHeading(): void {
  const ofOne = document.querySelector<HTMLElement>('[data-heading]');
  (ofOne ?? document.querySelector<HTMLElement>('h1[tabindex]'))?.focus({ preventScroll: true });
}

/** The view or room that was shown last, on whatever page. */
let shown: TitledView | 'home' | undefined;

/**
 * Brings the reader to a view that has just replaced another: scrolls to the top and, once nothing covers it, focuses
 * its heading. The first view of a visit is left alone.
 */
export function useViewFocus(view: TitledView | 'home', isCovered: boolean): void {
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
