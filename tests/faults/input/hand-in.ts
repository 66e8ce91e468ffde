import { expect } from 'vitest';
import type { Visit } from '../../engines/engine.ts';
import { call, until } from '../../engines/in-page.ts';

/** A text that would run as a script, were it ever taken for markup. */
export const SCRIPT = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script><b id=pwned>\'"';

/** Waits for words that somebody sees. */
export function awaitTold(visit: Visit, words: string): Promise<void> {
  return until(
    visit,
    (text) =>
      [...document.querySelectorAll('[role=alert], [role=status], main, dialog, aside')].some(
        (part) => part.textContent?.includes(text) && part.getClientRects().length > 0,
      ),
    words,
  );
}

/** Nothing of what came in has become a script, or markup, or a property of everything. */
export async function expectNoScript(visit: Visit): Promise<void> {
  const found = await call(visit, () => ({
    pwned: 'pwned' in window,
    markup: document.querySelectorAll('[onerror], #pwned').length,
    inherited: Object.keys(Object.prototype).length,
  }));
  expect(found).toEqual({ pwned: false, markup: 0, inherited: 0 });
}

/** A file that somebody gives: its text, so many times, or its bytes. */
export interface Given {
  readonly name?: string;
  readonly text?: string;
  readonly times?: number;
  readonly bytes?: Uint8Array;
  /** What its kind is said to be. */
  readonly type?: string;
}

/** How somebody gives it: with the chooser of this name, dropped on the page, or pasted there as a text or a file. */
export type Way = { readonly chooser: string } | 'drop' | 'paste' | 'paste-file';

/** Gives files to the page as it is, in any engine: nothing of a protocol's. */
export async function handIn(visit: Visit, way: Way, given: readonly Given[]): Promise<void> {
  const chooser = typeof way === 'object' ? `input[type=file][aria-label="${way.chooser}"]` : 'h1';
  await until(visit, (wanted) => document.querySelector(wanted) !== null, chooser);
  const files = given.map(({ bytes, ...file }) => ({
    ...file,
    ...(bytes && { base64: Buffer.from(bytes).toString('base64') }),
  }));
  await call(
    visit,
    (how, wanted, all) => {
      const data = new DataTransfer();
      for (const { name = 'arquivo.txt', text = '', times = 1, type = '', base64 } of all) {
        const bytes = base64 === undefined ? text.repeat(times) : Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
        if (how === 'paste') data.setData('text/plain', String(bytes));
        else data.items.add(new File([bytes], name, { type }));
      }
      if (how === 'drop') {
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
      } else if (how !== 'chooser') {
        const paste = new ClipboardEvent('paste', { bubbles: true });
        // Firefox empties what its constructor is given.
        Object.defineProperty(paste, 'clipboardData', { value: data });
        document.body.dispatchEvent(paste);
      } else {
        const input = document.querySelector(wanted) as HTMLInputElement;
        input.files = data.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
    typeof way === 'object' ? 'chooser' : way,
    chooser,
    files as readonly { name?: string; text?: string; times?: number; type?: string; base64?: string }[],
  );
}

/** Puts a text into a field, as one that pastes it does. */
export async function typeInto(visit: Visit, label: string, text: string, times = 1): Promise<void> {
  const find = (name: string) =>
    [...document.querySelectorAll('label')].some((each) => each.textContent?.startsWith(name) && each.control);
  await until(visit, find, label);
  await call(
    visit,
    (name, words, count) => {
      const labels = [...document.querySelectorAll('label')];
      const field = labels.find((each) => each.textContent?.startsWith(name))?.control as HTMLInputElement;
      const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      // Past React, which would take the value for the one that it knows.
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, words.repeat(count));
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    label,
    text,
    times,
  );
}
