import { useEffect, useRef } from 'react';
import type { View } from '../../editions.ts';

/**
 * Brings the reader to a view that has just replaced another: scrolls to the top and focuses its
 * heading. The first view of a visit is left alone. Returns the ref for the view's `main`.
 */
export function useViewFocus(view: View) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef<View>(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (view === 'generating') return;
    window.scrollTo(0, 0);
    const heading = main.current?.querySelector<HTMLElement>('h1[tabindex]') ?? main.current;
    heading?.focus({ preventScroll: true });
  }, [view]);
  return main;
}
