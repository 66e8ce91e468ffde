import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeRegistration } from '../../platform/fake-service-worker.ts';
import { openTab, useStores } from '../../platform/tabs.ts';

const register = vi.fn(async () => new FakeRegistration());

/** A visit, on a line as the browser tells of it; in the installed app or not. */
async function visit(connection = {}, isInstalled = false) {
  vi.stubGlobal('navigator', { connection, serviceWorker: { register } });
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  const { page } = await openTab(
    async () => ({
      ...(await import('../../../src/state/offline/start.ts')),
      ...(await import('../../../src/state/run/run.ts')),
    }),
    (page) => void page.startOffline(),
  );
  await vi.advanceTimersByTimeAsync(0);
  return page;
}

beforeEach(() => {
  vi.useFakeTimers();
  useStores();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', new URL('https://example.com/'));
  register.mockClear();
});

describe('the files for use without a network', () => {
  test('come after 30 seconds of a first visit', async () => {
    await visit();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(register).toHaveBeenCalledTimes(1);
  });

  test('come after the first result of a first visit', async () => {
    const { run } = await visit();
    run.phase = 'opening';
    await vi.advanceTimersByTimeAsync(0);
    expect(register).not.toHaveBeenCalled();
    run.phase = 'shown';
    await vi.advanceTimersByTimeAsync(0);
    expect(register).toHaveBeenCalledTimes(1);
  });

  test('come at once on a second visit', async () => {
    await visit();
    await visit();
    expect(register).toHaveBeenCalledTimes(1);
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'come with the second visit where each byte counts: %j',
    async (connection) => {
      const { run } = await visit(connection);
      run.phase = 'shown';
      await vi.advanceTimersByTimeAsync(60_000);
      expect(register).not.toHaveBeenCalled();
      await visit(connection);
      expect(register).toHaveBeenCalledTimes(1);
    },
  );

  test('come at once in the installed app, where each byte counts too', async () => {
    await visit({ saveData: true }, true);
    expect(register).toHaveBeenCalledTimes(1);
  });
});
