import { beforeEach, expect, test, vi } from 'vitest';
import { onUncaught } from '../../src/platform/page-script.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
});

test('an exception and a rejection that nobody has caught are heard, and stay on the console', () => {
  const heard = vi.fn();
  onUncaught(heard);
  const events = [
    Object.assign(new Event('error', { cancelable: true }), { error: new Error('x') }),
    Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: undefined }),
  ];
  for (const [i, event] of events.entries()) {
    page.dispatchEvent(event);
    expect(heard).toHaveBeenCalledTimes(i + 1);
    expect(event.defaultPrevented).toBe(false);
  }
});

test('what a browser reports without an error is not heard', () => {
  const heard = vi.fn();
  onUncaught(heard);
  const message = 'ResizeObserver loop completed with undelivered notifications.';
  page.dispatchEvent(Object.assign(new Event('error'), { message, error: null }));
  expect(heard).not.toHaveBeenCalled();
});
