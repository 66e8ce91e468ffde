import { afterEach, vi } from 'vitest';

/** What a test has put in the place of a clock, a global or a function is gone before the next one begins. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
