import type { Visit } from '../../engines/engine.ts';
import { call } from '../../engines/in-page.ts';

/** What may break, by the way in which it does. */
export interface Break {
  /** Each of these throws, where one touches it. */
  readonly hidden?: readonly ('localStorage' | 'sessionStorage' | 'indexedDB' | 'caches')[];
  /** There is none. */
  readonly absent?: readonly ('indexedDB' | 'localStorage' | 'BroadcastChannel')[];
  /** `localStorage`: nothing more can be written, or it takes what is written and keeps nothing. */
  readonly texts?: 'full' | 'forgets';
  /**
   * A database: it is not handed out, or fails as it opens; does not begin; takes no record, takes it and keeps
   * nothing, takes the first `after` records of a transaction and no more, or ends a transaction after that many; or
   * does not delete.
   */
  readonly records?:
    | 'not handed out'
    | 'does not open'
    | 'does not begin'
    | 'full'
    | 'forgets'
    | 'aborts'
    | 'no delete';
  readonly after?: number;
}

/** A script that breaks it: from the start, or once `turn` says so. */
export function broken(what: Break, from: 'start' | 'later'): string {
  return `(${breakIt})(${JSON.stringify(what)}, ${from === 'start'});`;
}

/** Breaks it from here on, or mends it. */
export async function turn(visit: Visit, to: 'broken' | 'mended'): Promise<void> {
  await call(visit, (is) => void Object.assign(window, { isBroken: is }), to === 'broken');
}

function breakIt({ hidden = [], absent = [], texts, records, after = 0 }: Break, isBroken: boolean): void {
  if (location.protocol === 'about:') return;
  const page = Object.assign(window, { isBroken });
  const natives = new Map([...hidden, ...absent].map((name) => [name, (page as never)[name]]));
  for (const [name, native] of natives) {
    const isHidden = hidden.some((one) => one === name);
    const get = () => {
      if (!page.isBroken) return native;
      if (isHidden) throw new DOMException('blocked', 'SecurityError');
      return undefined;
    };
    Object.defineProperty(page, name, { get, configurable: true });
  }
  /** Puts `other` in the place of a function, as long as it is broken. */
  const replace = <T extends object>(of: T, name: keyof T, other: (this: never, ...args: never[]) => unknown) => {
    const native = of[name] as (...args: unknown[]) => unknown;
    const broken = other as (...args: unknown[]) => unknown;
    of[name] = function (this: object, ...args: unknown[]) {
      return (page.isBroken ? broken : native).apply(this, args);
    } as T[keyof T];
    return native;
  };
  const full = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  if (texts) replace(Storage.prototype, 'setItem', texts === 'full' ? full : () => {});
  const { put, get } = IDBObjectStore.prototype;
  const counts = new WeakMap<IDBTransaction, number>();
  /** Is this one more than a transaction may do? */
  const isOver = ({ transaction }: IDBObjectStore) => {
    const count = (counts.get(transaction) ?? 0) + 1;
    counts.set(transaction, count);
    return count > after;
  };
  if (records === 'not handed out') {
    replace(IDBFactory.prototype, 'open', () => {
      throw new DOMException('not here', 'SecurityError');
    });
  }
  if (records === 'does not open') {
    const open = replace(IDBFactory.prototype, 'open', () => {
      const request = open.call(indexedDB, 'broken') as IDBOpenDBRequest;
      request.onupgradeneeded = () => request.transaction?.abort();
      return request;
    });
  }
  if (records === 'does not begin') {
    replace(IDBDatabase.prototype, 'transaction', () => {
      throw new DOMException('the connection was lost', 'InvalidStateError');
    });
  }
  if (records === 'full' || records === 'aborts' || records === 'forgets') {
    replace(IDBObjectStore.prototype, 'put', function (this: IDBObjectStore, ...args: [unknown, IDBValidKey?]) {
      if (records === 'forgets') return get.call(this, 'nothing');
      const request = isOver(this) && records === 'full' ? full() : put.apply(this, args);
      if ((counts.get(this.transaction) ?? 0) > after) request.onsuccess = () => this.transaction.abort();
      return request;
    });
  }
  if (records === 'no delete') {
    replace(IDBObjectStore.prototype, 'delete', () => {
      throw new DOMException('a bad disk', 'UnknownError');
    });
  }
}
