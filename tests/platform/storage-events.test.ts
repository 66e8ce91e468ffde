import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followStored } from '../../src/platform/storage-events.ts';
import { storageEvent } from './tabs.ts';

describe('following a key', () => {
  let page: EventTarget;
  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('window', page);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('hears of that key and of a cleared storage, not of other keys', () => {
    const heard = vi.fn();
    followStored('a', heard);
    page.dispatchEvent(storageEvent('robo-da-sorte:v1:a'));
    expect(heard).toHaveBeenCalledTimes(1);
    page.dispatchEvent(storageEvent('robo-da-sorte:v1:ab'));
    page.dispatchEvent(storageEvent('a'));
    expect(heard).toHaveBeenCalledTimes(1);
    page.dispatchEvent(storageEvent(null));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('looks again when the page comes back from the page cache', () => {
    const heard = vi.fn();
    followStored('a', heard);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(heard).not.toHaveBeenCalled();
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('hears nothing more once it is stopped', () => {
    const heard = vi.fn();
    const stop = followStored('a', heard);
    stop();
    page.dispatchEvent(storageEvent(null));
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(heard).not.toHaveBeenCalled();
  });
});
