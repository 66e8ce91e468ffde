import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMoney } from '../../../src/state/bet/typed-money.ts';
import { MAX_CENTS } from '../../../src/state/syndicate/syndicate.ts';

const MAX = 99_999_999;

test.each([
  ['5', 500],
  ['5,5', 550],
  [' 5.50 ', 550],
  ['R$\u00a02,50', 250],
  ['1.234', 123_400],
  ['1.234,56', 123_456],
  ['999.999,99', 99_999_999],
  ['0,01', 1],
  ['007', 700],
  ['\u202e5\u202c', 500],
  ['\u200b5', 500],
])('%j is %i cents', (text, cents) => {
  expect(readMoney(text, MAX)).toEqual({ cents });
});

test('a group may cost ten billion reais, and no more', () => {
  expect(readMoney('R$ 10.000.000.000', MAX_CENTS)).toEqual({ cents: MAX_CENTS });
  expect(readMoney('10.000.000.000,01', MAX_CENTS)).toEqual({ problem: 'large' });
});

test.each([
  ['', 'shape'],
  ['oitenta', 'shape'],
  ['5,', 'shape'],
  ['5,555', 'shape'],
  ['1.23.4', 'shape'],
  ['1.234.5', 'shape'],
  ['1234.567', 'shape'],
  ['1,234.56', 'shape'],
  ['12.3456', 'shape'],
  ['1e3', 'shape'],
  ['Infinity', 'shape'],
  ['٣', 'shape'],
  ['__proto__', 'shape'],
  ['-5', 'negative'],
  ['−0,01', 'negative'],
  ['0', 'zero'],
  ['0,00', 'zero'],
  ['1000000', 'large'],
  ['1.000.000.000', 'large'],
  ['9'.repeat(100_000), 'large'],
])('%j is refused: %s', (text, problem) => {
  expect(readMoney(text, MAX)).toEqual({ problem });
});

test('any amount is read to the cent, with or without points', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX }), fc.boolean(), (cents, hasPoints) => {
      const whole = String(Math.floor(cents / 100));
      const shown = hasPoints ? whole.replace(/\B(?=(\d{3})+$)/g, '.') : whole;
      expect(readMoney(`${shown},${String(cents % 100).padStart(2, '0')}`, MAX)).toEqual({ cents });
    }),
  );
});
