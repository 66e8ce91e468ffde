import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearch, stringifySearch, validateSearch } from '../../src/routes/search.ts';

test('parameters are text and stay text', () => {
  expect(parseSearch('?seed=123&games=1e3&now=true')).toEqual({
    seed: '123',
    games: '1e3',
    now: 'true',
  });
});

test('any seed survives the way into an address and back', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (seed, name) => {
      expect(parseSearch(stringifySearch({ seed, name }))).toEqual({ seed, name });
    }),
  );
});

test('unknown parameters and values that are no text are dropped', () => {
  expect(parseSearch('?utm_source=x&view=frequent')).toEqual({ view: 'frequent' });
  expect(validateSearch({ view: 3, seed: 'a', other: 'b' })).toEqual({ seed: 'a' });
});

test('nothing to say makes an empty query', () => {
  expect(stringifySearch({})).toBe('');
  expect(stringifySearch({ view: undefined })).toBe('');
});
