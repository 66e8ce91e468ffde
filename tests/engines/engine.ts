/** The keys of the keyboard path. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight';

/** One person's browser: a page on a phone, with a store that is empty at first. */
export interface Visit {
  /** Goes to an address and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** The value of an expression in the page, a promise's once it has it; plain data. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses and lets go of a key, wherever the focus is. */
  press(key: Key): Promise<void>;
  /** Clicks at a point of the screen, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  /** The screen as a PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that is running. */
export interface Engine {
  /** With its version. */
  readonly name: string;
  visit(): Promise<Visit>;
  close(): Promise<void>;
}

/** The first size designed for. */
export const PHONE = { width: 360, height: 640 } as const;

/** What takes longer in a page hangs. */
export const HANG_MS = 120_000;
