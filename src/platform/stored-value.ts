import { lookUpStored, setAside, writeStored } from './storage.ts';

/** How a value is kept as text. */
export interface Format<T> {
  /** The value where nothing is kept. */
  readonly empty: T;
  /** What can be read of any text; `isWhole` is false when some of it could not. Never throws. */
  parse(text: string): { readonly value: T; readonly isWhole: boolean };
  print(value: T): string;
}

/** The value under a key, whose text may be anything. */
export interface StoredValue<T> {
  /**
   * What can be read of it; undefined when the browser hides it. Text that cannot all be read is
   * set aside first, once; where there is no room for that it stays as it is, in the way.
   */
  read(): T | undefined;
  /** Writes over whatever is there; false when the browser keeps it not. */
  write(value: T): boolean;
  /** As of the last `read`: the text that is in the way, to be kept elsewhere by the user. */
  stuckText(): string | undefined;
  /** The next `read` tries again to set aside what is in the way. */
  retry(): void;
}

/** The value under a key. Unreadable text is moved to `set-aside:<key>:<n>` when it is met. */
export function storedValue<T>(key: string, format: Format<T>): StoredValue<T> {
  let stuck: string | undefined;
  /** What the last text said: some are long, and asked for again and again. */
  let parsed: readonly [string, ReturnType<Format<T>['parse']>] | undefined;
  return {
    read() {
      const text = lookUpStored(key);
      if (text !== stuck) stuck = undefined;
      if (typeof text !== 'string') return text === null ? format.empty : undefined;
      if (parsed?.[0] !== text) parsed = [text, format.parse(text)];
      const { value, isWhole } = parsed[1];
      if (!isWhole && stuck === undefined) {
        if (setAside(key, text)) writeStored(key, format.print(value));
        else stuck = text;
      }
      return value;
    },
    write(value) {
      const isKept = writeStored(key, format.print(value));
      if (isKept) stuck = undefined;
      return isKept;
    },
    stuckText: () => stuck,
    retry() {
      stuck = undefined;
    },
  };
}
