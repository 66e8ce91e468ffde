import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to a form's first field of text when it opens, and back to what had it when it closes. `isReady`:
 * nothing need be typed, so what sends it has the focus; a field would bring a phone's keyboard.
 */
export function useOwnFocus(form: RefObject<HTMLFormElement | null>, isReady = false): void {
  const first = useRef(isReady ? '[type="submit"]' : 'input, textarea');
  useEffect(() => {
    const opener = document.activeElement;
    form.current?.querySelector<HTMLElement>(first.current)?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [form]);
}
