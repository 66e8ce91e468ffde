import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  followStored,
  lookUpStored,
  readStored,
  setAside,
  textsAside,
  writeStored,
} from '../../src/platform/storage.ts';
import type { FakeStorage } from './fake-storage.ts';
import { storageEvent, useFakeStorage } from './tabs.ts';

let storage: FakeStorage;
beforeEach(() => {
  storage = useFakeStorage();
});

describe('a text kept in the browser', () => {
  test('a text reads back under its key, and under no other', () => {
    expect(writeStored('a', 'um')).toBe(true);
    expect(readStored('a')).toBe('um');
    expect(lookUpStored('b')).toBeNull();
    expect(readStored('b')).toBeUndefined();
  });

  test('a text keeps its old value when the storage is full', () => {
    writeStored('a', 'um');
    storage.mode = 'full';
    expect(writeStored('a', 'mais longo')).toBe(false);
    expect(readStored('a')).toBe('um');
  });

  test('a text is not kept by a storage that takes it and forgets it', () => {
    writeStored('a', 'um');
    storage.mode = 'forgets';
    expect(writeStored('a', 'dois')).toBe(false);
    expect(writeStored('b', 'um')).toBe(false);
    expect(readStored('a')).toBe('um');
  });

  test('a text is neither read nor written while the storage is blocked, and nothing throws', () => {
    storage.mode = 'blocked';
    expect(lookUpStored('a')).toBeUndefined();
    expect(readStored('a')).toBeUndefined();
    expect(writeStored('a', 'um')).toBe(false);
    expect(setAside('a', 'um')).toBe(false);
  });

  test('a text is neither read nor written where there is no storage at all', () => {
    vi.unstubAllGlobals();
    expect(lookUpStored('a')).toBeUndefined();
    expect(writeStored('a', 'um')).toBe(false);
  });
});

describe('setting a text aside', () => {
  test('setting aside takes the first free place', () => {
    storage.put('set-aside:a:1', 'um');
    expect(setAside('a', 'dois')).toBe(true);
    expect(setAside('a', 'três')).toBe(true);
    expect(storage.setAside('a')).toEqual(['um', 'dois', 'três']);
  });

  test('setting aside keeps one copy of a text, however often it is met', () => {
    for (let i = 0; i < 3; i++) expect(setAside('a', 'um')).toBe(true);
    expect(storage.setAside('a')).toEqual(['um']);
  });

  test('setting aside ends where no place is ever free', () => {
    vi.stubGlobal('localStorage', { getItem: () => 'always this', setItem: () => {} });
    expect(setAside('a', 'um')).toBe(false);
    expect(textsAside('a')).toHaveLength(100);
  });

  test('setting aside has a hundred places and gives none away twice', () => {
    for (let n = 1; n <= 100; n++) expect(setAside('a', `texto ${n}`)).toBe(true);
    expect(setAside('a', 'um a mais')).toBe(false);
    expect(setAside('a', 'texto 7')).toBe(true);
    expect(textsAside('a')).toHaveLength(100);
    expect(textsAside('a')[99]).toBe('texto 100');
  });

  test('setting aside is not done by a storage that forgets', () => {
    storage.mode = 'forgets';
    expect(setAside('a', 'um')).toBe(false);
  });

  test('setting aside says so when there is no room', () => {
    storage.mode = 'full';
    expect(setAside('a', 'um')).toBe(false);
    expect(storage.texts.size).toBe(0);
  });
});

describe('following a key', () => {
  test('hears of that key, of a cleared storage, and of a page that returns from its cache', () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const heard = vi.fn();
    followStored('a', heard);
    const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
    for (const key of ['robo-da-sorte:v1:ab', 'a']) page.dispatchEvent(storageEvent(key));
    page.dispatchEvent(shown(false));
    expect(heard).not.toHaveBeenCalled();
    const events = [storageEvent('robo-da-sorte:v1:a'), storageEvent(null), shown(true)];
    for (const event of events) page.dispatchEvent(event);
    expect(heard).toHaveBeenCalledTimes(3);
  });
});
