/**
 * Opens a dialog over the page; returns what closes it. Where the browser knows no dialogs (Firefox
 * before 98, Safari before 15.4) it is over the page, has the focus and hears Esc too, but Tab
 * leads out of it.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (dialog.showModal) {
    dialog.showModal();
    return () => dialog.close();
  }
  const focused = document.activeElement as HTMLElement | null;
  dialog.setAttribute('open', '');
  // Its style, and what it is read as.
  dialog.setAttribute('role', 'dialog');
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dialog.dispatchEvent(new Event('cancel'));
  });
  dialog.querySelector('button')?.focus();
  return () => focused?.focus();
}
