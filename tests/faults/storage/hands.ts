import type { Visit } from '../../engines/engine.ts';
import { call, goOn, until } from '../../engines/in-page.ts';

/** Clicks the first element that is there, and may be clicked, whose name or text begins with these words. */
export function press(visit: Visit, selector: string, text: string): Promise<void> {
  return until(
    visit,
    (wanted, start) => {
      const found = [...document.querySelectorAll<HTMLElement>(wanted)].find((element) =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().startsWith(start),
      );
      if (!found || found.matches(':disabled')) return false;
      found.click();
      return true;
    },
    selector,
    text,
  );
}

/** Writes into the field with that label, once it is there. */
export function write(visit: Visit, label: string, text: string): Promise<void> {
  return until(
    visit,
    (name, value) => {
      const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name)?.control;
      if (!found) return false;
      // React looks at what the element itself was told.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(found), 'value') ?? {};
      set?.call(found, value);
      found.dispatchEvent(new Event(found.matches('select') ? 'change' : 'input', { bubbles: true }));
      return true;
    },
    label,
    text,
  );
}

/** Waits until the field with that label has a text. */
export function awaitWritten(visit: Visit, label: string, text: string): Promise<void> {
  return until(
    visit,
    (name, value) => {
      const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name)?.control;
      return (found as HTMLInputElement | undefined)?.value === value;
    },
    label,
    text,
  );
}

/** Waits until the page shows these words; with any kind of space. */
export function awaitShown(visit: Visit, words: string): Promise<void> {
  return until(
    visit,
    (wanted) => String(document.querySelector('#root')?.textContent).replace(/\s/g, ' ').includes(wanted),
    words.replace(/\s/g, ' '),
  );
}

/** Waits until the page no longer shows these words. */
export function awaitGone(visit: Visit, words: string): Promise<void> {
  return until(visit, (gone) => !document.querySelector('#root')?.textContent.includes(gone), words);
}

/**
 * Goes on to another address of the site, in the same page, without workers: what breaks is in the page. A dialog that
 * has just closed leaves the history first.
 */
export async function goTo(visit: Visit, address: string): Promise<void> {
  await call(visit, async () => {
    // In Firefox the event may be over before its state is.
    while (history.state?.dialogs && !document.querySelector('dialog[open]')) {
      await new Promise((soon) => setTimeout(soon, 20));
    }
  });
  const { pathname, searchParams, hash } = new URL(address, 'http://localhost');
  searchParams.set('workers', '0');
  await goOn(visit, `${pathname}?${searchParams}${hash}`);
}
