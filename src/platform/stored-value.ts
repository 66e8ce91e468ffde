import { followStored, lookUpStored, setAside, writeStored } from './storage.ts';

/** How a value is kept as text. */
export interface Format<T> {
  /** The value where nothing is kept. */
  readonly empty: T;
  /** What can be read of any text; `isWhole` is false when some of it could not. Never throws. */
  parse(text: string): { readonly value: T; readonly isWhole: boolean };
  print(value: T): string;
}

/** A value kept in the browser that several tabs may change. */
export interface StoredValue<T> {
  /** Shows what is stored, and from then on what other tabs store. Call after hydration. */
  restore(): void;
  /** Shows what is stored now. */
  recheck(): void;
  /** What is stored now, with the changes that could not be stored on top. */
  read(): T;
  /**
   * Changes what is stored now: the change must hold for whatever other tabs wrote. False when the browser does not
   * keep it (blocked, or full): then it lasts as long as the page.
   */
  change(op: (value: T) => T): boolean;
}

/**
 * The value under a key; `show` puts it on the screen. Text that cannot all be read is moved to `set-aside:<key>:<n>`
 * when it is met, and nothing is written over it where there is no room for that.
 */
export function storedValue<T>(key: string, format: Format<T>, show: (value: T) => void = () => {}): StoredValue<T> {
  /** What was stored when the browser last let us see it. */
  let seen = format.empty;
  /** Changes that could not be stored, oldest first. */
  let pending: ((value: T) => T)[] = [];
  let isFollowing = false;

  /** Looks at what is stored; false when that is not to be written over. */
  function look(): boolean {
    const text = lookUpStored(key);
    if (text === null) seen = format.empty;
    if (typeof text !== 'string') return true;
    const { value, isWhole } = format.parse(text);
    seen = value;
    if (isWhole) return true;
    if (!setAside(key, text)) return false;
    writeStored(key, format.print(value));
    return true;
  }

  function read(): T {
    look();
    return pending.reduce((value, op) => op(value), seen);
  }

  const recheck = () => show(read());

  return {
    restore() {
      recheck();
      if (!isFollowing) followStored(key, recheck);
      isFollowing = true;
    },
    recheck,
    read,
    change(op) {
      const before = read();
      const value = op(before);
      if (value !== before) pending.push(op);
      if (pending.length > 0 && look() && writeStored(key, format.print(value))) pending = [];
      recheck();
      return pending.length === 0;
    },
  };
}

/** Returns the format of a yes or no, or of a number, as JSON writes it. Only a text of this shape is one. */
export function plainFormat<T extends boolean | number>(empty: T, shape: RegExp): Format<T> {
  return {
    empty,
    parse(text) {
      const isWhole = shape.test(text);
      return { value: isWhole ? JSON.parse(text) : empty, isWhole };
    },
    print: String,
  };
}

/** A yes or no, kept as `true` or `false`. */
export const flagFormat = (empty: boolean) => plainFormat(empty, /^(true|false)$/);
