import { beforeEach, expect, test, vi } from 'vitest';
import { runLock } from '../../../workers/shared/incoming/handover.ts';
import { openTab, useFakeStorage } from '../../platform/tabs.ts';

/** The locks that are held, by name, each for as long as its callback's promise. */
const held: string[] = [];

beforeEach(() => {
  useFakeStorage();
  held.length = 0;
  vi.stubGlobal('location', { origin: 'https://site.example', search: '' });
  vi.stubGlobal('navigator', {
    locks: {
      async request(name: string, _options: LockOptions, callback: () => Promise<void>) {
        held.push(name);
        await callback();
        held.splice(held.indexOf(name), 1);
      },
    },
  });
});

const open = () =>
  openTab(
    async () => ({
      ...(await import('../../../src/state/offline/undisturbed-runs.ts')),
      ...(await import('../../../src/state/run/run.ts')),
    }),
    () => {},
  );

test('a run is locked until its tickets are shown, or it is given up; one that has begun before too', async () => {
  const { page } = await open();
  page.run.phase = 'asking';
  page.keepRunsUndisturbed();
  const LOCK = [runLock('https://site.example/')];
  expect(held).toEqual(LOCK);
  for (const [phase, locks] of [
    ['opening', LOCK],
    ['shown', []],
    ['replaying', []],
    ['asking', LOCK],
    ['idle', []],
  ] as const) {
    page.run.phase = phase;
    await expect.poll(() => held, { message: phase }).toEqual(locks);
  }
});

test('a browser without locks, or that refuses them, runs all the same', async () => {
  for (const locks of [undefined, { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }]) {
    vi.stubGlobal('navigator', { locks });
    const { page } = await open();
    page.run.phase = 'asking';
    page.keepRunsUndisturbed();
    page.run.phase = 'shown';
    await Promise.resolve();
  }
});
