import { describe, expect, test } from 'vitest';
import { readContest, readMoney, readQuotas, readText } from '../../../src/state/syndicate/typed.ts';

describe('money', () => {
  test.each([
    ['5', 500],
    ['5,5', 550],
    ['5.50', 550],
    ['1.234', 123_400],
    ['1.234,5', 123_450],
    ['R$ 79.000.000,01', 7_900_000_001],
    ['10.000.000.000', 1_000_000_000_000],
    ['0,01', 1],
  ])('%j is %i cents', (text, value) => {
    expect(readMoney(text)).toEqual({ value });
  });

  test.each([
    ['', 'price-shape'],
    ['muito', 'price-shape'],
    ['1,234.56', 'price-shape'],
    ['1.23.456', 'price-shape'],
    ['1e3', 'price-shape'],
    ['9'.repeat(100_000), 'price-shape'],
    ['-1', 'price-negative'],
    ['0,00', 'price-zero'],
    ['10.000.000.000,01', 'price-digits'],
    ['99999999999999', 'price-digits'],
  ])('%.20j is refused: %s', (text, problem) => {
    expect(readMoney(text)).toEqual({ problem });
  });
});

test.each(['', '0', '-1', '1,5', '1.5', '1000', '1000000000', '1e2', 'x', '٣'])('%j is no number of quotas', (text) => {
  expect(readQuotas(text)).toEqual({ problem: 'quotas' });
});

test('quotas and contests are whole numbers', () => {
  expect(readQuotas(' 999 ')).toEqual({ value: 999 });
  expect(readContest(' ')).toEqual({ value: undefined });
  expect(readContest('2943')).toEqual({ value: 2943 });
  expect(readContest('100000')).toEqual({ problem: 'contest' });
});

test.each([
  ['', 'empty'],
  [' \u200B ', 'empty'],
  ['x'.repeat(61), 'too-long'],
  ['🍀'.repeat(61), 'too-long'],
  ['x'.repeat(100_000), 'too-long'],
  ['a\u202Eb', 'hidden'],
  ['a\nb', 'hidden'],
])('%.20j is no name: %s', (text, problem) => {
  expect(readText(text)).toEqual({ problem });
});

test('a name is tidied', () => {
  expect(readText('  Zé   🍀 ')).toEqual({ value: 'Zé 🍀' });
  expect(readText('👨‍👩‍👧')).toEqual({ value: '👨‍👩‍👧' });
});
