import { home } from '../../content/home/home.ts';
import { firstQuery } from '../../platform/first-address.ts';
import { focusButton } from '../../platform/focus-button.ts';
import { openDialog } from '../shell/dialogs.ts';

/**
 * Does what a shortcut of the installed app is for. Nothing that counts: anybody can send its
 * address, so a run starts with a tap only.
 */
export function followShortcut(): void {
  const start = firstQuery().get('start');
  if (start === 'saved') openDialog('saved');
  if (start === 'quick') focusButton(home.quick);
}
