/** What had the focus before a dialog that the browser itself does not know as one. */
let focused: HTMLElement | null = null;

/**
 * Opens a dialog over the page, unless it is open. Where the browser knows no dialogs (Firefox
 * before 98, Safari before 15.4) it is over the page, has the focus and hears Esc too, but Tab
 * leads out of it.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.hasAttribute('open')) return;
  if (dialog.showModal) {
    dialog.showModal();
    return;
  }
  focused = document.activeElement as HTMLElement | null;
  dialog.setAttribute('open', '');
  // Its style, and what it is read as.
  dialog.setAttribute('role', 'dialog');
  dialog.onkeydown = ({ key }) => {
    if (key === 'Escape') dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  };
  focusFirstButton(dialog);
}

/** Gives the focus to the first button of a dialog that takes it: one that is hidden does not. */
export function focusFirstButton(dialog: HTMLDialogElement): void {
  for (const button of dialog.querySelectorAll('button')) {
    button.focus();
    if (document.activeElement === button) break;
  }
}

/** Closes a dialog that may be open; the focus returns to where it was before. */
export function closeModal(dialog: HTMLDialogElement): void {
  if (dialog.close) {
    dialog.close();
    return;
  }
  dialog.removeAttribute('open');
  focused?.focus();
}
