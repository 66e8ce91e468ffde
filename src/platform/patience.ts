/** So long after a tap there is what it asked for, or words and a way on, in milliseconds. */
export const PATIENCE_MS = 20_000;
