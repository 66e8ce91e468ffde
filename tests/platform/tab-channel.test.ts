import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tabChannel } from '../../src/platform/tab-channel.ts';
import { fakeChannels } from './fake-channel.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('BroadcastChannel', fakeChannels());
});

describe('tabs that follow one subject', () => {
  test('hear of each other, not of themselves, and of no other subject', async () => {
    const [here, there, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
    const tell = tabChannel('a', here);
    tabChannel('a', there);
    tabChannel('b', elsewhere);
    tell();
    await vi.waitFor(() => expect(there).toHaveBeenCalledTimes(1));
    expect(here).not.toHaveBeenCalled();
    expect(elsewhere).not.toHaveBeenCalled();
  });

  test('look again when the page is shown, not when it is hidden', () => {
    const heard = vi.fn();
    tabChannel('a', heard);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    page.dispatchEvent(new Event('visibilitychange'));
    expect(heard).not.toHaveBeenCalled();
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(heard).toHaveBeenCalledTimes(1);
    vi.stubGlobal('document', { visibilityState: 'visible' });
    page.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('nobody hears anything where there are no channels, and nothing throws', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const tell = tabChannel('a', vi.fn());
    expect(tell).not.toThrow();
  });
});
