import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { closeModal, openModal } from '../../platform/modal.ts';
import { schedule } from '../../platform/schedule.ts';
import { noteOpen } from '../../state/shell/dialogs.ts';

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent) => void;
}

/**
 * Opens a `<dialog>` for as long as it is mounted, and registers it with the owner of open dialogs. Every modal dialog of a view
 * uses this. `onClose` is asked to take the dialog away.
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  // A layout effect is undone before the element leaves the page; only then does the browser return the focus.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const opener = document.activeElement;
    const close = () => latest.current();
    // The browser styles the whole page anew for it: a weak phone shows first that it heard the tap.
    const stop = schedule('next-frame', () => openModal(element));
    const noteClosed = noteOpen(close);
    // After one Esc or back gesture the browser closes at the next without an event, unless a tap came between.
    element.addEventListener('close', close);
    return () => {
      element.removeEventListener('close', close);
      stop();
      noteClosed();
      closeModal(element);
      // Safari may return the focus before it has seen that the page is no longer covered, and loses it then.
      schedule('next-task', () => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    };
  }, []);
  return {
    ref,
    onCancel(event) {
      event.preventDefault();
      onClose();
    },
  };
}
