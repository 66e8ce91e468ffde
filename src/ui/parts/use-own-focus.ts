import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to a form's first field of text when it opens, and back to what had it when it closes. Where nothing
 * need be typed (`isReady`) the form itself has it: a field would bring a phone's keyboard.
 */
export function useOwnFocus(form: RefObject<HTMLFormElement | null>, isReady = false): void {
  const wasReady = useRef(isReady);
  useEffect(() => {
    const opener = document.activeElement;
    const first = wasReady.current ? form.current : form.current?.querySelector<HTMLElement>('input, textarea');
    first?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [form]);
}
