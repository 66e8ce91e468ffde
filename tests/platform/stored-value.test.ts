import { beforeEach, expect, test } from 'vitest';
import { type Format, storedValue } from '../../src/platform/stored-value.ts';
import type { FakeStorage } from './fake-storage.ts';
import { useFakeStorage } from './tabs.ts';

/** A number; only plain digits can be read. */
const NUMBER: Format<number> = {
  empty: 0,
  parse: (text) => ({ value: Number.parseInt(text, 10) || 0, isWhole: /^\d+$/.test(text) }),
  print: String,
};

let storage: FakeStorage;
beforeEach(() => {
  storage = useFakeStorage();
});

test('is empty where nothing is kept, and undefined where the browser hides it', () => {
  const number = storedValue('n', NUMBER);
  expect(number.read()).toBe(0);
  storage.mode = 'blocked';
  expect(number.read()).toBeUndefined();
});

test('is read as it was written, and not written where the storage forgets', () => {
  const number = storedValue('n', NUMBER);
  expect(number.write(7)).toBe(true);
  storage.mode = 'forgets';
  expect(number.write(8)).toBe(false);
  expect(storedValue('n', NUMBER).read()).toBe(7);
});

test('what cannot be read is set aside, once, and what can be read of it stays', () => {
  storage.put('n', '12 and more');
  const number = storedValue('n', NUMBER);
  expect(number.read()).toBe(12);
  expect(number.read()).toBe(12);
  expect(storage.setAside('n')).toEqual(['12 and more']);
  expect(storage.kept('n')).toBe('12');
});

test('it stays in the way where it cannot be set aside, until it is written over', () => {
  storage.put('n', '12 and more');
  storage.mode = 'full';
  const number = storedValue('n', NUMBER);
  expect(number.read()).toBe(12);
  expect(number.stuckText()).toBe('12 and more');
  expect(storage.kept('n')).toBe('12 and more');
  expect(number.write(12)).toBe(true);
  expect(storage.kept('n')).toBe('12');
  expect(number.stuckText()).toBeUndefined();
});

test('it is tried again when that is asked for', () => {
  storage.put('n', '12 and more');
  storage.mode = 'full';
  const number = storedValue('n', NUMBER);
  number.read();
  storage.mode = 'works';
  number.read();
  expect(number.stuckText()).toBe('12 and more');
  number.retry();
  expect(number.read()).toBe(12);
  expect(number.stuckText()).toBeUndefined();
  expect(storage.setAside('n')).toEqual(['12 and more']);
});
