import { useLayoutEffect } from 'react';
import type { View } from '../../editions.ts';
import { focusHeading } from './heading-focus.ts';

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
