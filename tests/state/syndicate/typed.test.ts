import { expect, test } from 'vitest';
import { readContest, readQuotas, readText } from '../../../src/state/syndicate/typed.ts';

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
