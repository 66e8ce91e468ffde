import { useEffect, useRef } from 'react';
import type { View } from '../../editions.ts';
import { focusHeading } from './heading-focus.ts';

/**
 * Brings the reader to a view that has just replaced another: scrolls to the top and, once nothing
 * covers it, focuses its heading. The first view of a visit is left alone.
 */
export function useViewFocus(view: View, isCovered: boolean): void {
  const shown = useRef<View>(view);
  useEffect(() => {
    if (shown.current === view) return;
    window.scrollTo(0, 0);
    if (isCovered) return;
    shown.current = view;
    focusHeading();
  }, [view, isCovered]);
}
