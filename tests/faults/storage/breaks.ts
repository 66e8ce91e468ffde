import type { Steps } from '../fault.ts';
import { run } from '../hands.ts';

/** What may break, by the way in which it does. */
export interface Break {
  /** Each of these throws, where one touches it. */
  readonly hidden?: readonly ('localStorage' | 'sessionStorage' | 'indexedDB' | 'caches')[];
  /** There is none. */
  readonly absent?: readonly ('indexedDB' | 'localStorage' | 'BroadcastChannel')[];
  /**
   * `localStorage`: nothing more can be written, or under no other key; it takes what is written and keeps nothing; or
   * has all keys.
   */
  readonly texts?: 'full' | 'full for more' | 'forgets' | 'has all';
  /**
   * A database: it is not handed out, or fails as it opens; does not begin; takes no record, takes it and keeps
   * nothing, or ends a transaction after its first `after` records; does not answer, as it opens or is read, before it
   * is mended; or asks on and on in the transactions in which it is read.
   */
  readonly records?:
    | ('not handed out' | 'does not open' | 'does not begin')
    | ('full' | 'forgets' | 'aborts')
    | ('opens late' | 'reads late' | 'reads on');
  readonly after?: number;
}

/** Of a page in which something breaks. */
interface Breaking {
  isBroken: boolean;
  /** Tells of what was held back while it was broken. */
  held: (() => void)[];
}

/** A script that breaks it: from the start, or once `turn` says so. */
export function broken(what: Break, from: 'start' | 'later'): string {
  return `(${breakIt})(${JSON.stringify(what)}, ${from === 'start'});`;
}

/** Mends what is broken from the start for the next page that this tab loads: the name of a window stays. */
export const mendNext = run("void (window.name = 'mended')");

/** Breaks it from here on. */
export const breakNow = run('void (window.isBroken = true)');

/** Mends it, also for the next pages of this tab, and tells of what was held back. */
export const mendNow: Steps = [
  mendNext,
  run('void (window.isBroken = false, window.held.splice(0).forEach((tell) => tell()))'),
];

function breakIt({ hidden = [], absent = [], texts, records, after = 0 }: Break, isFromStart: boolean): void {
  // The first document of a tab, about:blank, has no storage.
  if (location.protocol === 'about:') return;
  const page: Breaking = Object.assign(window, { isBroken: isFromStart && window.name !== 'mended', held: [] });
  const natives = new Map([...hidden, ...absent].map((name) => [name, window[name]]));
  for (const [name, native] of natives) {
    const get = () => {
      if (!page.isBroken) return native;
      if (hidden.some((one) => one === name)) throw new DOMException('blocked', 'SecurityError');
      return undefined;
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
  const refuse = (name: string) => () => {
    throw new DOMException('refused', name);
  };
  const { open } = IDBFactory.prototype;
  const { put, get, getAll } = IDBObjectStore.prototype;

  if (texts === 'has all') {
    replace(Storage.prototype, 'getItem', () => 'á');
    replace(Storage.prototype, 'removeItem', () => {});
  }
  if (texts === 'full for more') {
    const { setItem } = Storage.prototype;
    replace(Storage.prototype, 'setItem', function (this: Storage, key: string, text: string) {
      if (this.getItem(key) === null) refuse('QuotaExceededError')();
      setItem.call(this, key, text);
    });
  } else if (texts) replace(Storage.prototype, 'setItem', texts === 'full' ? refuse('QuotaExceededError') : () => {});

  if (records === 'not handed out') replace(IDBFactory.prototype, 'open', refuse('SecurityError'));
  if (records === 'does not open') {
    replace(IDBFactory.prototype, 'open', () => {
      const request = open.call(indexedDB, 'broken');
      request.addEventListener('upgradeneeded', (event) => {
        event.stopImmediatePropagation();
        request.transaction?.abort();
      });
      return request;
    });
  }
  if (records === 'does not begin') replace(IDBDatabase.prototype, 'transaction', refuse('InvalidStateError'));
  if (records === 'full') replace(IDBObjectStore.prototype, 'put', refuse('QuotaExceededError'));
  if (records === 'forgets') {
    replace(IDBObjectStore.prototype, 'put', function (this: IDBObjectStore) {
      return get.call(this, 'nothing');
    });
  }
  if (records === 'aborts') {
    const counts = new WeakMap<IDBTransaction, number>();
    replace(IDBObjectStore.prototype, 'put', function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
      const { transaction } = this;
      const count = (counts.get(transaction) ?? 0) + 1;
      counts.set(transaction, count);
      const request = put.apply(this, args);
      if (count > after) request.addEventListener('success', () => transaction.abort());
      return request;
    });
  }

  /** Keeps the success of a request back until it is mended. */
  const hold = <T extends IDBRequest>(request: T): T => {
    request.addEventListener('success', (event) => {
      if (!page.isBroken) return;
      event.stopImmediatePropagation();
      page.held.push(() => request.dispatchEvent(new Event('success')));
    });
    return request;
  };
  if (records === 'opens late') {
    replace(IDBFactory.prototype, 'open', (...args: Parameters<typeof open>) => hold(open.apply(indexedDB, args)));
  }
  if (records === 'reads late') {
    replace(IDBObjectStore.prototype, 'getAll', function (this: IDBObjectStore) {
      return hold(getAll.call(this));
    });
  }
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
