import { type RefObject, useEffect } from 'react';

/** Gives the focus to a form's first field of text when it opens, and back to what had it when it closes. */
export function useOwnFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [form]);
}
