import { beforeEach, describe, expect, test, vi } from 'vitest';
import { offlineTexts } from '../../../src/content/offline/offline.ts';
import { type FakeRegistration, useFakeServiceWorker } from '../../platform/fake-service-worker.ts';
import { openTab, useFakeStorage } from '../../platform/tabs.ts';

const HOUR_MS = 3_600_000;

const open = () =>
  openTab(
    async () => ({
      ...(await import('../../../src/state/offline/updates.ts')),
      ...(await import('../../../src/state/shell/toasts.ts')),
      ...(await import('../../../src/state/shell/dialogs.ts')),
      ...(await import('../../../src/state/run/run.ts')),
    }),
    (page) => page.startUpdates(),
  );
type Page = Awaited<ReturnType<typeof open>>['page'];

const offers = ({ toasts }: Page) => [toasts.current, toasts.kept].flatMap((toast) => toast?.text ?? []);
const NEWER = [offlineTexts.newer];

let registration: FakeRegistration;
let visible: EventTarget & { visibilityState: string };
const reload = vi.fn();

async function show(state: 'visible' | 'hidden'): Promise<void> {
  visible.visibilityState = state;
  visible.dispatchEvent(new Event('visibilitychange'));
  await settle();
}

/** Lets the proxies tell of their changes. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Taps the offer, and has the newer version put to use. */
async function accept({ toasts }: Page): Promise<void> {
  toasts.current?.action?.run(new Event('click') as MouseEvent);
  registration.activate();
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  useFakeStorage();
  registration = useFakeServiceWorker();
  visible = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', visible);
  vi.stubGlobal('location', { reload, search: '' });
  reload.mockClear();
});

describe('a newer version', () => {
  test('it is offered when it comes, and loads the page anew when it is taken', async () => {
    const { page } = await open();
    expect(offers(page)).toEqual([]);
    registration.install();
    expect(offers(page)).toEqual(NEWER);
    expect(reload).not.toHaveBeenCalled();
    await accept(page);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('that has come before is offered at once', async () => {
    registration.install();
    const { page } = await open();
    expect(offers(page)).toEqual(NEWER);
  });

  test('it is offered once, and passed over in silence', async () => {
    const { page } = await open();
    registration.install();
    await vi.advanceTimersByTimeAsync(9000);
    expect(offers(page)).toEqual([]);
    const close = page.noteOpen(() => {});
    await settle();
    close();
    await settle();
    await show('hidden');
    await show('visible');
    expect(offers(page)).toEqual([]);
  });

  test.each(['asking', 'opening', 'leaving'] as const)('waits while a run is %s', async (phase) => {
    const { page } = await open();
    page.run.phase = phase;
    await settle();
    registration.install();
    await settle();
    expect(offers(page)).toEqual([]);
    page.run.phase = 'shown';
    await settle();
    expect(offers(page)).toEqual(NEWER);
  });

  test('makes way for a run, a dialog and another tab, and comes back after them', async () => {
    const { page } = await open();
    registration.install();
    page.run.phase = 'asking';
    await settle();
    expect(offers(page)).toEqual([]);
    page.run.phase = 'idle';
    await settle();
    expect(offers(page)).toEqual(NEWER);
    const close = page.noteOpen(() => {});
    await settle();
    expect(offers(page)).toEqual([]);
    close();
    await settle();
    expect(offers(page)).toEqual(NEWER);
    await show('hidden');
    expect(offers(page)).toEqual([]);
    await show('visible');
    expect(offers(page)).toEqual(NEWER);
  });

  test('breaks off no run that began after the tap, but is offered again', async () => {
    const { page } = await open();
    registration.install();
    page.run.phase = 'asking';
    await accept(page);
    expect(reload).not.toHaveBeenCalled();
    page.dismissToast(page.toasts.current?.id ?? 0);
    page.run.phase = 'shown';
    await settle();
    expect(offers(page)).toEqual(NEWER);
    await accept(page);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('it is looked for when the page is seen again after an hour, not more often', async () => {
    await open();
    vi.advanceTimersByTime(HOUR_MS - 1);
    await show('visible');
    expect(registration.update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await show('hidden');
    expect(registration.update).not.toHaveBeenCalled();
    await show('visible');
    await show('visible');
    expect(registration.update).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(HOUR_MS);
    await show('visible');
    expect(registration.update).toHaveBeenCalledTimes(2);
  });

  test('that was passed over is offered again after an hour', async () => {
    const { page } = await open();
    registration.install();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(offers(page)).toEqual([]);
    await show('visible');
    expect(offers(page)).toEqual(NEWER);
    expect(registration.update).not.toHaveBeenCalled();
  });
});

test('a browser without service workers is left alone', async () => {
  vi.stubGlobal('navigator', {});
  const { page } = await open();
  vi.advanceTimersByTime(HOUR_MS);
  await show('visible');
  expect(offers(page)).toEqual([]);
});
