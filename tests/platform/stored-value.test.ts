import { beforeEach, describe, expect, test } from 'vitest';
import { type Format, flagFormat, storedValue } from '../../src/platform/stored-value.ts';
import type { FakeStorage } from './fake-storage.ts';
import { useFakeStorage } from './tabs.ts';

/** Words in a list; whatever has a digit cannot be read. */
const WORDS: Format<readonly string[]> = {
  empty: [],
  parse(text) {
    const all = text.split(' ').filter((word) => word !== '');
    const value = all.filter((word) => !/\d/.test(word));
    return { value, isWhole: value.length === all.length };
  },
  print: (words) => words.join(' '),
};
const add = (word: string) => (words: readonly string[]) => [...words, word];

let storage: FakeStorage;
beforeEach(() => {
  storage = useFakeStorage();
});

describe('a stored value', () => {
  test('a stored value is empty at first, and what it was changed to afterwards', () => {
    const words = storedValue('words', WORDS);
    expect(words.read()).toEqual([]);
    expect(words.change(add('um'))).toBe(true);
    expect(storage.kept('words')).toBe('um');
    expect(storedValue('words', WORDS).read()).toEqual(['um']);
  });

  test('a stored value is changed from what another tab has stored meanwhile', () => {
    const words = storedValue('words', WORDS);
    words.change(add('um'));
    storage.put('words', 'um dois');
    words.change(add('três'));
    expect(storage.kept('words')).toBe('um dois três');
  });

  test('a stored value is empty again once another tab has removed it', () => {
    const words = storedValue('words', WORDS);
    words.change(add('um'));
    storage.clear();
    expect(words.read()).toEqual([]);
  });

  test('a stored value is not written when a change leaves it as it is', () => {
    storage.put('words', 'um');
    const words = storedValue('words', WORDS);
    expect(words.change((same) => same)).toBe(true);
    expect(storage.writes).toBe(0);
  });

  test.each(['blocked', 'full', 'forgets'] as const)(
    'a stored value lasts as long as the page when the storage is %s',
    (mode) => {
      storage.put('words', 'um');
      const words = storedValue('words', WORDS);
      words.read();
      storage.mode = mode;
      expect(words.change(add('dois'))).toBe(false);
      expect(words.change(add('três'))).toBe(false);
      expect(words.read()).toEqual(['um', 'dois', 'três']);
      expect(storage.kept('words')).toBe('um');
    },
  );

  test('a stored value keeps what could not be stored on top of what other tabs store', () => {
    const words = storedValue('words', WORDS);
    storage.mode = 'full';
    words.change(add('meu'));
    storage.put('words', 'outro');
    expect(words.read()).toEqual(['outro', 'meu']);
  });

  test('a stored value stores everything that it could not before as soon as there is room', () => {
    const words = storedValue('words', WORDS);
    storage.mode = 'full';
    words.change(add('um'));
    storage.mode = 'works';
    expect(words.change(add('dois'))).toBe(true);
    expect(storage.kept('words')).toBe('um dois');
    storage.put('words', 'só isto');
    expect(words.read()).toEqual(['só', 'isto']);
  });

  test('a stored value forgets an unstored change that a later one takes back', () => {
    const flag = storedValue('flag', flagFormat(false));
    storage.mode = 'full';
    flag.change(() => true);
    expect(flag.read()).toBe(true);
    flag.change(() => false);
    expect(flag.read()).toBe(false);
  });
});

describe('text that cannot be read', () => {
  test('unreadable text is set aside whole, and what can be read of it stays', () => {
    storage.put('words', 'um 2 três');
    const words = storedValue('words', WORDS);
    expect(words.read()).toEqual(['um', 'três']);
    expect(storage.setAside('words')).toEqual(['um 2 três']);
    expect(storage.kept('words')).toBe('um três');
  });

  test('unreadable text is left alone, with nothing written over it, while there is no room to set it aside', () => {
    storage.put('words', 'um 2');
    storage.mode = 'full';
    const words = storedValue('words', WORDS);
    expect(words.read()).toEqual(['um']);
    expect(words.change((all) => all.slice(1))).toBe(false);
    expect(words.read()).toEqual([]);
    expect([...storage.texts.values()]).toEqual(['um 2']);
  });

  test('unreadable text is set aside at the next change, once there is room', () => {
    storage.put('words', 'um 2');
    storage.mode = 'full';
    const words = storedValue('words', WORDS);
    words.read();
    storage.mode = 'works';
    expect(words.change(add('dois'))).toBe(true);
    expect(storage.kept('words')).toBe('um dois');
    expect(storage.setAside('words')).toEqual(['um 2']);
  });

  test('unreadable text is in the way no longer once another tab has cleared it', () => {
    storage.put('words', '1');
    storage.mode = 'full';
    const words = storedValue('words', WORDS);
    words.read();
    storage.clear();
    expect(words.read()).toEqual([]);
  });
});

describe('a flag', () => {
  test.each([
    ['true', true],
    ['false', false],
  ])('reads %s', (text, value) => {
    expect(flagFormat(!value).parse(text)).toEqual({ value, isWhole: true });
  });

  test.each(['', '1', 'TRUE', ' true', 'null'])('does not read %j', (text) => {
    expect(flagFormat(true).parse(text)).toEqual({ value: true, isWhole: false });
  });
});
