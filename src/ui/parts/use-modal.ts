import { type RefObject, useLayoutEffect, useRef } from 'react';
import { closeModal, openModal } from '../../platform/modal.ts';
import { inNextTask } from '../../platform/next-task.ts';

/**
 * The ref of a dialog that is open for as long as it is mounted, or as `isOpen` says; with `isLater`
 * from the next task on: that nothing else of the page can be reached costs a weak phone one.
 */
export function useModal(isOpen = true, isLater = false): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect is undone before the element leaves the page; only then does the browser
  // return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    if (!isLater) {
      openModal(element);
      return () => closeModal(element);
    }
    let isLeft = false;
    inNextTask(() => {
      if (!isLeft) openModal(element);
    });
    return () => {
      isLeft = true;
      closeModal(element);
    };
  }, [isOpen, isLater]);
  return dialog;
}
