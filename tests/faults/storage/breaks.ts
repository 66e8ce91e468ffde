import type { Steps } from '../fault.ts';
import { run } from '../hands.ts';

/** What may break, by the way in which it does. */
export interface Break {
  /** Each of these throws, where one touches it. */
  readonly hidden?: readonly ('localStorage' | 'sessionStorage' | 'indexedDB' | 'caches')[];
  /** A database takes no record, or asks on and on in the transactions in which it is read. */
  readonly records?: 'full' | 'reads on';
}

/** Of a page in which something breaks. */
interface Breaking {
  isBroken: boolean;
}

/** A script that breaks it: from the start, or once `turn` says so. */
export function broken(what: Break, from: 'start' | 'later'): string {
  return `(${breakIt})(${JSON.stringify(what)}, ${from === 'start'});`;
}

/** Mends what is broken from the start for the next page that this tab loads: the name of a window stays. */
export const mendNext = run("void (window.name = 'mended')");

/** Breaks it from here on. */
export const breakNow = run('void (window.isBroken = true)');

/** Mends it, also for the next pages of this tab. */
export const mendNow: Steps = [mendNext, run('void (window.isBroken = false)')];

function breakIt({ hidden = [], records }: Break, isFromStart: boolean): void {
  // The first document of a tab, about:blank, has no storage.
  if (location.protocol === 'about:') return;
  const page: Breaking = Object.assign(window, { isBroken: isFromStart && window.name !== 'mended' });
  for (const name of hidden) {
    const native = window[name];
    const get = () => {
      if (page.isBroken) throw new DOMException('blocked', 'SecurityError');
      return native;
    };
    Object.defineProperty(window, name, { get });
  }
  /** Puts another function in the place of one, as long as it is broken. */
  const replace = <T extends object>(of: T, name: keyof T, other: (this: never, ...args: never[]) => unknown) => {
    const native = of[name] as (...args: unknown[]) => unknown;
    const instead = other as (...args: unknown[]) => unknown;
    of[name] = function (this: object, ...args: unknown[]) {
      return (page.isBroken ? instead : native).apply(this, args);
    } as T[keyof T];
  };
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  const { get } = IDBObjectStore.prototype;

  if (records === 'full') replace(IDBObjectStore.prototype, 'put', refuse);
  if (records === 'reads on') {
    replace(IDBObjectStore.prototype, 'getAll', function (this: IDBObjectStore) {
      const ask = () => {
        const request = get.call(this, 'nothing');
        request.addEventListener('success', (event) => {
          event.stopImmediatePropagation();
          document.documentElement.dataset.reading = '';
          ask();
        });
        return request;
      };
      return ask();
    });
  }
}
