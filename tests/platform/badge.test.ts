import { afterEach, expect, test, vi } from 'vitest';
import { showBadge } from '../../src/platform/badge.ts';

afterEach(() => vi.unstubAllGlobals());

test('the icon has a number, and none for 0', () => {
  const badge = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(async () => {}) };
  vi.stubGlobal('navigator', badge);
  showBadge(1);
  expect(badge.setAppBadge).toHaveBeenLastCalledWith(1);
  showBadge(0);
  expect(badge.clearAppBadge).toHaveBeenCalledTimes(1);
  expect(badge.setAppBadge).toHaveBeenCalledTimes(1);
});

test('a browser without a badge, and one that refuses, are no trouble', async () => {
  vi.stubGlobal('navigator', {});
  showBadge(1);
  const refuse = vi.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  vi.stubGlobal('navigator', { setAppBadge: refuse });
  showBadge(1);
  await Promise.resolve();
  expect(refuse).toHaveBeenCalledTimes(1);
});
