/** What had the focus before a dialog that the browser itself does not know as one. */
let focused: HTMLElement | null = null;

/**
 * Opens a dialog over the page, unless it is open. In browsers without `<dialog>` (Firefox before 98, Safari before
 * 15.4) it is over the page, has the focus and hears Esc too, but Tab leads out of it.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.hasAttribute('open')) return;
  if (dialog.showModal) {
    dialog.showModal();
    focusWithin(dialog);
    return;
  }
  focused = document.activeElement as HTMLElement | null;
  dialog.setAttribute('open', '');
  // Its style, and what it is read as.
  dialog.setAttribute('role', 'dialog');
  dialog.onkeydown = ({ key }) => {
    if (key === 'Escape') cancel(dialog);
  };
  focusFirstButton(dialog);
}

/** What the browser says of Esc to a dialog that it knows. */
function cancel(dialog: HTMLDialogElement): void {
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/** For a dialog without the focus: Safari looks for what takes it before it has seen that the dialog is shown. */
function focusWithin(dialog: HTMLDialogElement): void {
  if (!dialog.contains(document.activeElement)) focusFirstButton(dialog);
}

/** Gives the focus to the first button of a dialog that takes it: one that is hidden does not. */
function focusFirstButton(dialog: HTMLDialogElement): void {
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

/** Ends hearing Esc for the dialog that covers the page. */
let stopKeys = () => {};

const canCover = (dialog: HTMLDialogElement) => Boolean(dialog.show) && CSS.supports('content-visibility', 'hidden');

/**
 * Has a dialog that `openCover` is to open styled and laid out, unseen, while the page has nothing better to do: its
 * style makes it so with a role.
 */
export function layOutAhead(dialog: HTMLDialogElement | null): void {
  if (dialog && canCover(dialog) && !dialog.open) dialog.setAttribute('role', 'dialog');
}

/**
 * Opens a dialog that fills the screen, unless it is open. Its siblings are neither drawn nor laid out then, where no
 * key and no reader gets; the page's style gives `data-covered` that meaning. For a modal dialog the browser styles the
 * whole page anew, which costs a weak phone 100 ms, and once more as it closes: that is for browsers that can leave
 * nothing out.
 */
export function openCover(dialog: HTMLDialogElement): void {
  const page = dialog.parentElement;
  if (!page || !canCover(dialog)) {
    openModal(dialog);
    return;
  }
  if (dialog.open) return;
  stopKeys();
  page.dataset.covered = '';
  dialog.setAttribute('role', 'dialog');
  dialog.ariaModal = 'true';
  dialog.show();
  focusWithin(dialog);
  const onKey = ({ key }: KeyboardEvent) => {
    const { activeElement, body } = document;
    // Not while a dialog above it has the focus.
    const isTop = activeElement === body || dialog.contains(activeElement);
    if (key === 'Escape' && isTop) cancel(dialog);
  };
  document.addEventListener('keydown', onKey);
  stopKeys = () => document.removeEventListener('keydown', onKey);
}

/** Has the browser draw what is behind the dialog, so that it is there when the dialog closes. */
export function drawBehind(dialog: HTMLDialogElement): void {
  delete dialog.parentElement?.dataset.covered;
}

/** Closes a dialog that may be open; the focus returns to where it was before. */
export function closeCover(dialog: HTMLDialogElement): void {
  stopKeys();
  // Before the focus returns, which it does from within the dialog alone: only what is drawn can take it.
  drawBehind(dialog);
  focusWithin(dialog);
  closeModal(dialog);
}
