import { expect, test } from 'vitest';
import { MAX_MEMBERS } from '../../../src/state/syndicate/syndicate.ts';
import { readContest, readNames, readQuotas, readText } from '../../../src/state/syndicate/typed.ts';

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

const members = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: i + 1, name: `Pessoa ${i}`, quotas: 1, paid: false }));

test.each(['Ana, Zé  da Silva,Caio', 'Ana\nZé da Silva\r\n\nCaio\n', ' Ana,\nZé da Silva;\nCaio, ,'])(
  'names with commas, line breaks or both between them: %j',
  (text) => {
    expect(readNames(text, [])).toEqual({ names: ['Ana', 'Zé da Silva', 'Caio'] });
  },
);

test.each([
  [' , \n', { code: 'empty' }],
  ['Ana, Caio, ANA', { code: 'twice', name: 'ANA' }],
  ['Ana, pessoa 1', { code: 'twice', name: 'pessoa 1' }],
  [`Ana, ${'x'.repeat(61)}`, { code: 'too-long', name: 'x'.repeat(20) }],
  ['Ana, a\u202Eb', { code: 'hidden', name: 'a\u202Eb' }],
])('no name joins of %.30j', (text, fault) => {
  expect(readNames(text, members(2))).toEqual({ fault });
});

test('more names than there is room for are told, with how many fit in', () => {
  expect(readNames('Ana, Caio', members(MAX_MEMBERS - 2))).toEqual({ names: ['Ana', 'Caio'] });
  const fault = { code: 'full', room: 1, most: MAX_MEMBERS };
  expect(readNames('Ana, Caio', members(MAX_MEMBERS - 1))).toEqual({ fault });
});
