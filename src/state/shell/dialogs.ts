import { proxy, ref, subscribe } from 'valtio/vanilla';
import { noteEvent } from '../../platform/events.ts';

/** The dialogs that any view can ask for. */
export type DialogName = 'more' | 'tips' | 'how' | 'share' | 'copy';

/** Under this the session has what the copy mode shows, as long as it is open. */
export const COPY_OPEN_KEY = 'copy-mode-open';

interface OpenDialog {
  readonly close: () => void;
  /** It covers nothing, and leaves a toast where it is. */
  readonly isMenu: boolean;
}

export const dialogs = proxy<{
  /** Those that were asked for by name, the one on top last. */
  named: readonly DialogName[];
  /** All open dialogs and menus, the one on top last; each registers itself. */
  open: readonly OpenDialog[];
}>({ named: [], open: [] });

/** Opens a dialog, over another that may be open. */
export function openDialog(name: DialogName): void {
  if (!dialogs.named.includes(name)) dialogs.named = [...dialogs.named, name];
}

/** Closes the dialog by name that is on top. */
export function closeDialog(): void {
  dialogs.named = dialogs.named.slice(0, -1);
}

/** To be called when a dialog or a menu opens, with what closes it. Returns what is to be called when it has closed. */
export function noteOpen(close: () => void, isMenu = false): () => void {
  const dialog = ref({ close, isMenu });
  dialogs.open = [...dialogs.open, dialog];
  if (!isMenu) noteEvent(`dialog ${dialogs.named}`);
  return () => {
    dialogs.open = dialogs.open.filter((other) => other !== dialog);
  };
}

/** True while any dialog is open. */
export function isDialogOpen(): boolean {
  return dialogs.open.length > 0;
}

/** Closes all dialogs except the lowest `left`, the one on top first. */
export function closeDialogs(left = 0): void {
  const closing = dialogs.open.slice(left).reverse();
  dialogs.open = dialogs.open.slice(0, left);
  for (const { close } of closing) close();
}

/** Calls back whenever a dialog has opened or closed. */
export function followDialogs(callback: () => void): void {
  subscribe(dialogs, callback);
}
