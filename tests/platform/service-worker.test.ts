import { describe, expect, test, vi } from 'vitest';
import { type CopyState, keepOfflineCopy } from '../../src/platform/service-worker.ts';
import { FakeRegistration, useFakeServiceWorker } from './fake-service-worker.ts';

const ignore = () => {};

describe('the offline copy', () => {
  test('the offline copy of a first visit is no newer version', async () => {
    const registration = new FakeRegistration();
    const worker = registration.find();
    vi.stubGlobal('navigator', { serviceWorker: { register: async () => registration } });
    const onNewer = vi.fn();
    const copy = await keepOfflineCopy(onNewer, ignore);
    registration.install(worker);
    expect(onNewer).not.toHaveBeenCalled();
    expect(copy?.hasNewer()).toBe(false);
    registration.activate();
    registration.install();
    expect(onNewer).toHaveBeenCalledTimes(1);
    expect(copy?.hasNewer()).toBe(true);
  });

  test('the offline copy of a first visit is coming until it is put to use, and none where that fails', async () => {
    const registration = new FakeRegistration();
    vi.stubGlobal('navigator', { serviceWorker: { register: async () => registration } });
    const states: CopyState[] = [];
    const first = registration.find();
    await keepOfflineCopy(ignore, (state) => states.push(state));
    registration.installing = null;
    first.become('redundant');
    registration.install();
    registration.activate();
    expect(states).toEqual(['coming', 'none', 'coming', 'whole']);
  });

  test('a newer version that was on its way when the page came is announced', async () => {
    const registration = useFakeServiceWorker();
    const worker = registration.find();
    const onNewer = vi.fn();
    await keepOfflineCopy(onNewer, ignore);
    registration.install(worker);
    expect(onNewer).toHaveBeenCalledTimes(1);
  });

  test('a newer version is put to use when asked, and not before', async () => {
    const registration = useFakeServiceWorker();
    const copy = await keepOfflineCopy(ignore, ignore);
    const worker = registration.install();
    expect(worker.told).toEqual([]);
    let isDone = false;
    const done = copy?.takeNewer().then(() => {
      isDone = true;
    });
    expect(worker.told).toEqual(['take-over']);
    await Promise.resolve();
    expect(isDone).toBe(false);
    registration.activate();
    await done;
  });

  test('a newer version that is discarded, or taken by another tab, keeps nobody waiting', async () => {
    const registration = useFakeServiceWorker();
    const copy = await keepOfflineCopy(ignore, ignore);
    await copy?.takeNewer();
    const worker = registration.install();
    const done = copy?.takeNewer();
    worker.become('redundant');
    await done;
  });

  test('a newer version is asked for without a network in silence', async () => {
    const registration = useFakeServiceWorker();
    registration.update.mockRejectedValue(new TypeError('no network'));
    const copy = await keepOfflineCopy(ignore, ignore);
    copy?.check();
    expect(registration.update).toHaveBeenCalledTimes(1);
    // An uncaught rejection would fail this run.
    await new Promise((resolve) => setTimeout(resolve));
  });

  test.each<[string, object]>([
    ['no service workers', {}],
    ['service workers that it refuses', { serviceWorker: { register: () => Promise.reject(1) } }],
    ['service workers that a tool takes away', { serviceWorker: { register: async () => {} } }],
  ])('the offline copy is undefined in a browser with %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await keepOfflineCopy(ignore, ignore)).toBeUndefined();
  });
});
