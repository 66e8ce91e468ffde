import { lookUpStored, setAside, writeStored } from './storage.ts';

/** How a value is kept as text. */
export interface Format<T> {
  /** The value where nothing is kept. */
  readonly empty: T;
  /** What can be read of any text; `isWhole` is false when some of it could not. Never throws. */
  parse(text: string): { readonly value: T; readonly isWhole: boolean };
  print(value: T): string;
}

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
  /** The text that is in the way while the code is `stuck`, for the user to save elsewhere. */
  stuckText(): string | undefined;
  /** Writes over that text: only when the user has said so. */
  overwrite(): KeptCode;
}

/** The value under a key. Unreadable text is moved to `set-aside:<key>:<n>` when it is met. */
export function keptValue<T>(key: string, format: Format<T>): KeptValue<T> {
  let base = format.empty;
  /** Changes that could not be stored, oldest first. */
  let pending: ((value: T) => T)[] = [];
  let stuck: string | undefined;

  function read(): T {
    const text = lookUpStored(key);
    if (text === null) base = format.empty;
    if (text !== stuck) stuck = undefined;
    if (typeof text === 'string') {
      const { value, isWhole } = format.parse(text);
      base = value;
      if (!isWhole && stuck === undefined) {
        if (setAside(key, text)) writeStored(key, format.print(value));
        else stuck = text;
      }
    }
    return pending.reduce((value, op) => op(value), base);
  }

  function code(): KeptCode {
    if (stuck !== undefined) return 'stuck';
    return pending.length > 0 ? 'not-kept' : 'kept';
  }

  function store(value: T): KeptCode {
    if (writeStored(key, format.print(value))) {
      base = value;
      pending = [];
      stuck = undefined;
    }
    return code();
  }

  return {
    read,
    change(op) {
      // What was in the way may be gone, or there may be room to set it aside by now.
      stuck = undefined;
      const before = read();
      const value = op(before);
      if (value !== before) pending.push(op);
      return pending.length > 0 && stuck === undefined ? store(value) : code();
    },
    code,
    stuckText: () => stuck,
    overwrite: () => store(read()),
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
