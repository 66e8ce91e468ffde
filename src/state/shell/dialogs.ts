import { proxy } from 'valtio/vanilla';
import { inNextTask } from '../../platform/next-task.ts';

/** The dialogs a visitor can open, apart from the premium one, which premium itself keeps. */
export type DialogName = 'saved' | 'tips' | 'how' | 'share';

/** The dialog that is open, if any. */
export const dialogs = proxy<{ open: DialogName | null }>({ open: null });

/**
 * Opens a dialog, in place of another that may be open. In a task of its own: it is styled with the
 * whole page, and a weak phone shows first that it has heard the tap.
 */
export function openDialog(name: DialogName): void {
  inNextTask(() => {
    dialogs.open = name;
  });
}

/** Closes the dialog that is open. */
export function closeDialog(): void {
  dialogs.open = null;
}
