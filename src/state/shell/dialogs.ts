import { proxy } from 'valtio/vanilla';
import { inNextTask } from '../../platform/next-task.ts';
import { dropLead } from './toasts.ts';

/** The dialogs a visitor can open, apart from the premium one, which premium itself keeps. */
export type DialogName = 'saved' | 'tips' | 'how' | 'share' | 'copy';

/** The dialog that is open, if any, and the one under it, which is there again when that closes. */
export const dialogs = proxy<{ open: DialogName | null; under: DialogName | null }>({
  open: null,
  under: null,
});

/**
 * Opens a dialog, over another that may be open. In a task of its own: it is styled with the
 * whole page, and a weak phone shows first that it has heard the tap.
 */
export function openDialog(name: DialogName): void {
  inNextTask(() => {
    dropLead();
    if (dialogs.open !== name) dialogs.under = dialogs.open;
    dialogs.open = name;
  });
}

/** Closes the dialog that is open: the one on top. */
export function closeDialog(): void {
  dialogs.open = dialogs.under;
  dialogs.under = null;
}
