import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeStorage } from '../../platform/fake-storage.ts';
import { openTab, useFakeStorage } from '../../platform/tabs.ts';

const load = async () => ({
  ...(await import('../../../src/state/premium/premium.ts')),
  ...(await import('../../../src/state/premium/trial-notes.ts')),
  ...(await import('../../../src/state/premium/trial-watch.ts')),
});

let storage: FakeStorage;
let visible: EventTarget & { hidden: boolean };
function setHidden(hidden: boolean): void {
  visible.hidden = hidden;
  visible.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  storage = useFakeStorage();
  visible = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', visible);
});

describe('the watch over the free trial', () => {
  test('looks at the stored game count at once and every second from then on', async () => {
    storage.put('game-count', '1');
    let stop = () => {};
    const { page } = await openTab(load, (opened) => {
      stop = opened.startTrialWatch();
    });
    expect(page.premium.hasUsedFreeTrial).toBe(true);
    storage.put('game-count', '0');
    vi.advanceTimersByTime(999);
    expect(page.premium.hasUsedFreeTrial).toBe(true);
    vi.advanceTimersByTime(1);
    expect(page.premium.hasUsedFreeTrial).toBe(false);
    storage.put('game-count', '2');
    vi.advanceTimersByTime(1000);
    expect(page.premium.hasUsedFreeTrial).toBe(true);
    stop();
    storage.put('game-count', '0');
    vi.advanceTimersByTime(10_000);
    setHidden(false);
    expect(page.premium.hasUsedFreeTrial).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('rests in a hidden tab and looks at once when the tab comes back', async () => {
    const { page } = await openTab(load, (opened) => void opened.startTrialWatch());
    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    storage.put('game-count', '1');
    vi.advanceTimersByTime(10_000);
    expect(page.premium.hasUsedFreeTrial).toBe(false);
    setHidden(false);
    expect(page.premium.hasUsedFreeTrial).toBe(true);
    expect(vi.getTimerCount()).toBe(1);
  });

  test('has one timer, however often the tab says it is visible', async () => {
    await openTab(load, (opened) => void opened.startTrialWatch());
    setHidden(false);
    setHidden(false);
    expect(vi.getTimerCount()).toBe(1);
  });
});

describe('who stands before a closed view', () => {
  const go = vi.fn();
  beforeEach(() => go.mockClear());

  test('the visitor is sent home with the next look, and home says why until one goes on', async () => {
    const { page } = await openTab(load, () => {});
    page.sendHome(go, false);
    vi.advanceTimersByTime(999);
    expect(go).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(go).toHaveBeenCalledExactlyOnceWith({}, { replace: true });
    page.noteView('home');
    expect(page.trialNotes.wasSentHome).toBe(true);
    page.noteView('generating');
    expect(page.trialNotes.wasSentHome).toBe(false);
  });

  test('the visitor is sent at once when a dialog was in the way, and not at all when it is stopped', async () => {
    const { page } = await openTab(load, () => {});
    page.sendHome(go, true)();
    vi.advanceTimersByTime(10_000);
    expect(go).not.toHaveBeenCalled();
    expect(page.trialNotes.wasSentHome).toBe(false);
    page.sendHome(go, true);
    vi.advanceTimersByTime(0);
    expect(go).toHaveBeenCalledOnce();
  });
});
