import { afterEach, expect, test } from 'vitest';
import {
  closeDialog,
  closeDialogs,
  dialogs,
  isDialogOpen,
  noteOpen,
  openDialog,
} from '../../../src/state/shell/dialogs.ts';

afterEach(() => {
  dialogs.named = [];
  dialogs.open = [];
});

/** A dialog that is open, and notes when it was closed. */
function openOne(name: string, closed: string[]) {
  return noteOpen(() => closed.push(name));
}

test('a dialog is open from when it says so until it has closed', () => {
  expect(isDialogOpen()).toBe(false);
  const [first, second] = [openOne('first', []), openOne('second', [])];
  first();
  expect(isDialogOpen()).toBe(true);
  second();
  expect(isDialogOpen()).toBe(false);
});

test('dialogs close from the one on top down to those that stay, each once', () => {
  const closed: string[] = [];
  const notes = ['tips', 'share', 'copy'].map((name) => openOne(name, closed));
  closeDialogs(1);
  expect(closed).toEqual(['copy', 'share']);
  expect(dialogs.open).toHaveLength(1);
  // They tell of it themselves too, once they have left the page.
  for (const note of notes.slice(1)) note();
  closeDialogs();
  expect(closed).toEqual(['copy', 'share', 'tips']);
  expect(isDialogOpen()).toBe(false);
});

test('one asked for by name is over the one before, which is there again when it closes', async () => {
  openDialog('tips');
  openDialog('copy');
  openDialog('copy');
  await expect.poll(() => dialogs.named).toEqual(['tips', 'copy']);
  closeDialog();
  expect(dialogs.named).toEqual(['tips']);
});
