import { expect, test, vi } from 'vitest';
import { shareText } from '../../src/platform/share.ts';

test('a text goes to the share sheet as it is', async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', { share });
  expect(await shareText({ text: 'um' })).toBe('shared');
  expect(share).toHaveBeenCalledExactlyOnceWith({ text: 'um' });
});

test('a browser that cannot share says so', async () => {
  vi.stubGlobal('navigator', {});
  expect(await shareText({ text: 'um' })).toBe('unavailable');
});

test.each([
  ['AbortError', 'closed'],
  ['InvalidStateError', 'closed'],
  ['NotAllowedError', 'unavailable'],
  ['DataError', 'unavailable'],
])('a share that ends in %s is %s', async (name, outcome) => {
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('x', name)) });
  expect(await shareText({ text: 'um' })).toBe(outcome);
});
