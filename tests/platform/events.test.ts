import { expect, test } from 'vitest';
import { events, noteEvent } from '../../src/platform/events.ts';

test('the last 50 events are kept, the oldest first, each with when it was and what was thrown', () => {
  const error = new Error('x');
  const before = performance.now();
  for (let i = 1; i <= 120; i++) noteEvent(`page ${i}`, i === 120 ? error : undefined);
  expect(events.map(({ codes }) => codes)).toEqual(Array.from({ length: 50 }, (_, i) => `page ${71 + i}`));
  expect(events.at(-1)?.error).toBe(error);
  const times = events.map(({ at }) => at);
  expect(times[0]).toBeGreaterThanOrEqual(before);
  expect(times).toEqual([...times].sort((a, b) => a - b));
});
