import { proxy } from 'valtio/vanilla';

/** The dialogs a visitor can open, apart from the premium one, which premium itself keeps. */
export type DialogName = 'saved' | 'tips' | 'how';

/** The dialog that is open, if any. */
export const dialogs = proxy<{ open: DialogName | null }>({ open: null });

/** Opens a dialog, in place of another that may be open. */
export function openDialog(name: DialogName): void {
  dialogs.open = name;
}

/** Closes the dialog that is open. */
export function closeDialog(): void {
  dialogs.open = null;
}
