import { expect } from 'vitest';
import { call, until } from '../engines/in-page.ts';
import type { Step } from './fault.ts';

/** A text that would run as a script, were it ever taken for markup. */
export const SCRIPT = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script><b id=pwned>\'"';

/** Nothing of what came in has become a script, or markup, or a property of everything. */
export const noScript: Step = async ({ visit }) => {
  const found = await call(visit, () => ({
    pwned: 'pwned' in window,
    markup: document.querySelectorAll('[onerror], #pwned').length,
    inherited: Object.keys(Object.prototype).length,
  }));
  expect(found).toEqual({ pwned: false, markup: 0, inherited: 0 });
};

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
export const give =
  (way: Way, given: readonly Given[]): Step =>
  async ({ visit }) => {
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
          const bytes =
            base64 === undefined ? text.repeat(times) : Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
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
  };
