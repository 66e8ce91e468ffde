/** Longest time from a tap to its result, or to a message with a way on, in milliseconds. */
export const PATIENCE_MS = 20_000;
