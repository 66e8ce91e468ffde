import { type Format, storedValue } from './stored-value.ts';

/**
 * `not-kept`: the browser refuses (blocked, or full), so the newest changes last as long as the
 * page. `stuck`: what is stored cannot be read and cannot be set aside either, so it stays as it
 * is and nothing is written over it.
 */
export type KeptCode = 'kept' | 'not-kept' | 'stuck';

/** A value kept in the browser that several tabs may change. */
export interface KeptValue<T> {
  /** The stored value, read anew, with the changes that could not be stored on top. */
  read(): T;
  /** Changes the stored value, read anew. The change must hold for whatever other tabs wrote. */
  change(op: (value: T) => T): KeptCode;
  /** As of the last `read` or `change`. */
  code(): KeptCode;
}

/** The value under a key. Unreadable text is moved to `set-aside:<key>:<n>` when it is met. */
export function keptValue<T>(key: string, format: Format<T>): KeptValue<T> {
  const stored = storedValue(key, format);
  let base = format.empty;
  /** Changes that could not be stored, oldest first. */
  let pending: ((value: T) => T)[] = [];

  function read(): T {
    base = stored.read() ?? base;
    return pending.reduce((value, op) => op(value), base);
  }

  function code(): KeptCode {
    if (stored.stuckText() !== undefined) return 'stuck';
    return pending.length > 0 ? 'not-kept' : 'kept';
  }

  function store(value: T): KeptCode {
    if (stored.write(value)) {
      base = value;
      pending = [];
    }
    return code();
  }

  return {
    read,
    change(op) {
      // The unreadable text may be gone by now, or there may be room to set it aside.
      stored.retry();
      const before = read();
      const value = op(before);
      if (value !== before) pending.push(op);
      return pending.length > 0 && stored.stuckText() === undefined ? store(value) : code();
    },
    code,
  };
}

/** A yes or no, kept as `true` or `false`. */
export function flagFormat(empty: boolean): Format<boolean> {
  return {
    empty,
    parse(text) {
      const isWhole = text === 'true' || text === 'false';
      return { value: isWhole ? text === 'true' : empty, isWhole };
    },
    print: String,
  };
}
