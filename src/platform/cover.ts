import { closeModal, focusFirstButton, openModal } from './modal.ts';
import { overlay } from './page-script.ts';

/** Ends hearing Esc for the dialog that covers the page. */
let stop = () => {};

const canCover = (dialog: HTMLDialogElement) =>
  Boolean(dialog.show) && CSS.supports('content-visibility', 'hidden');

/**
 * Has the overlay, which `openCover` is to open, styled and laid out, unseen, while the page has nothing
 * better to do: its style makes it so with a role.
 */
export function layOutAhead(): void {
  const dialog = overlay();
  if (dialog && canCover(dialog) && !dialog.open) dialog.setAttribute('role', 'dialog');
}

/**
 * Opens a dialog that fills the screen, unless it is open. Its siblings are neither drawn nor laid
 * out then, where no key and no reader gets; the page's style gives `data-covered` that meaning. For
 * a modal dialog the browser styles the whole page anew, which costs a weak phone 100 ms, and once
 * more as it closes: that is for browsers that can leave nothing out.
 */
export function openCover(dialog: HTMLDialogElement): void {
  const page = dialog.parentElement;
  if (!page || !canCover(dialog)) {
    openModal(dialog);
    return;
  }
  if (dialog.open) return;
  stop();
  page.dataset.covered = '';
  dialog.setAttribute('role', 'dialog');
  dialog.ariaModal = 'true';
  dialog.show();
  // Safari looks for a focusable element before it knows that the dialog is no longer hidden.
  if (!dialog.contains(document.activeElement)) focusFirstButton(dialog);
  const onKey = ({ key }: KeyboardEvent) => {
    const { activeElement, body } = document;
    // A dialog above the cover keeps the focus.
    const isTop = activeElement === body || dialog.contains(activeElement);
    if (key === 'Escape' && isTop) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  };
  document.addEventListener('keydown', onKey);
  stop = () => document.removeEventListener('keydown', onKey);
}

/** Has the browser draw what is behind the dialog, so that it is there when the dialog closes. */
export function drawBehind(dialog: HTMLDialogElement): void {
  delete dialog.parentElement?.dataset.covered;
}

/** Closes a dialog that may be open; the focus returns to where it was before. */
export function closeCover(dialog: HTMLDialogElement): void {
  stop();
  // Uncover before the focus returns: only an element that is rendered can take it.
  drawBehind(dialog);
  closeModal(dialog);
}
