import { type RefObject, useLayoutEffect, useRef } from 'react';
import { openModal } from '../../platform/modal.ts';

/** The ref of a dialog that is open for as long as it is mounted. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect is undone before the element leaves the page; only then does the browser
  // return the focus.
  useLayoutEffect(() => (dialog.current ? openModal(dialog.current) : undefined), []);
  return dialog;
}
