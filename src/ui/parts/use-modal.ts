import { type RefObject, useLayoutEffect, useRef } from 'react';
import { closeModal, openModal } from '../../platform/modal.ts';

/** The ref of a dialog that is open for as long as it is mounted. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect is undone before the element leaves the page; only then does the browser
  // return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    openModal(element);
    return () => closeModal(element);
  }, []);
  return dialog;
}
