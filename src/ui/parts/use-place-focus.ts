import { useEffect, useRef } from 'react';
import { focusHeading } from './heading-focus.ts';

/** Brings the reader along when something else of the page is shown: to its top, and to its heading. */
export function usePlaceFocus(place: string): void {
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    window.scrollTo(0, 0);
    focusHeading();
  }, [place]);
}
