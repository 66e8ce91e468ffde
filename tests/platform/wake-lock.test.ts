import { expect, test, vi } from 'vitest';
import { keepAwake } from '../../src/platform/wake-lock.ts';

class Lock {
  released = false;
  async release() {
    this.released = true;
  }
}

/** A page that can be hidden, and a browser whose locks go with that. */
function usePage(request?: () => Promise<Lock>) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const locks: Lock[] = [];
  const ask = async () => {
    const lock = new Lock();
    locks.push(lock);
    return lock;
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock: { request: vi.fn(request ?? ask) } });
  const show = async (state: 'visible' | 'hidden') => {
    page.visibilityState = state;
    if (state === 'hidden') for (const lock of locks) lock.released = true;
    page.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  };
  return { locks, show, held: () => locks.filter(({ released }) => !released).length };
}

test('the screen is held, again after the page was hidden, and let go in the end', async () => {
  const { locks, show, held } = usePage();
  const letGo = keepAwake();
  await Promise.resolve();
  await show('visible');
  expect([locks.length, held()]).toEqual([1, 1]);
  await show('hidden');
  expect(held()).toBe(0);
  await show('visible');
  expect([locks.length, held()]).toEqual([2, 1]);
  letGo();
  expect(held()).toBe(0);
  await show('hidden');
  await show('visible');
  expect(locks.length).toBe(2);
});

test('a lock that comes when all is over is let go at once', async () => {
  const lock = new Lock();
  usePage(async () => lock);
  keepAwake()();
  await expect.poll(() => lock.released).toBe(true);
});

test('a browser that refuses, or knows none, is left alone', async () => {
  const { show } = usePage(() => Promise.reject(new DOMException('low', 'NotAllowedError')));
  const letGo = keepAwake();
  await show('visible');
  letGo();
  vi.stubGlobal('navigator', {});
  expect(keepAwake()).not.toThrow();
});
