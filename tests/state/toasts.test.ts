import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast, toasts } from '../../src/state/toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a toast stays for three seconds', () => {
  showToast('um');
  vi.advanceTimersByTime(2999);
  expect(toasts.current?.text).toBe('um');
  vi.advanceTimersByTime(1);
  expect(toasts.current).toBeNull();
});

test('a toast in place of another has three seconds of its own', () => {
  showToast('um');
  const first = toasts.current?.id;
  vi.advanceTimersByTime(2000);
  showToast('um');
  expect(toasts.current?.id).not.toBe(first);
  vi.advanceTimersByTime(2999);
  expect(toasts.current?.text).toBe('um');
  vi.advanceTimersByTime(1);
  expect(toasts.current).toBeNull();
});
