import { type RefObject, useLayoutEffect, useRef } from 'react';
import { closeModal, openModal } from '../../platform/modal.ts';

/** The ref of a dialog that is open for as long as it is mounted, or as `isOpen` says. */
export function useModal(isOpen = true): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect is undone before the element leaves the page; only then does the browser
  // return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    openModal(element);
    return () => closeModal(element);
  }, [isOpen]);
  return dialog;
}
