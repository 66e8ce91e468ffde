import { expect, test } from 'vitest';
import { plainWord } from '../../../workers/draws/read/plain-words.ts';
import { readCents, readContest, readCount } from '../../../workers/draws/read/read-cell.ts';
import { RowProblem } from '../../../workers/draws/read/row-problem.ts';

test.each([
  ['3', 3],
  ['3.0', 3],
  ['3.00', 3],
  ['0003', 3],
  ['2500.0', 2500],
  ['3.000', 3000],
  ['1.234', 1234],
  ['12.000', 12_000],
  ['3,094', 3094],
  ['Concurso 1', 1],
  ['conc. 3.094', 3094],
])('“%s” is contest %d', (text, contest) => {
  expect(readContest(text)).toBe(contest);
});

test.each(['0.000', '100.000', '12.000.000', '3.0001', '3.', '3,5', 'Quina 3'])('“%s” is no contest', (text) => {
  expect(() => readContest(text)).toThrow(RowProblem);
});

test.each([
  ['12', 12],
  ['12.0', 12],
  ['12.00', 12],
  ['0', 0],
  ['12.000', 12_000],
  ['1.234.567', 1_234_567],
  ['1.000.000', 1_000_000],
  ['12000.0', 12_000],
  ['1,234', 1234],
  ['1,234.567', undefined],
  ['1.234.567.000', undefined],
  ['12.5', undefined],
])('“%s” are %s winners', (text, winners) => {
  expect(readCount(text)).toBe(winners);
});

test.each([
  ['R$1.234,56', 123_456],
  ['1234.56', 123_456],
  ['R$12,345,678.90', 1_234_567_890],
  ['1,234.5', 123_450],
  ['1,234', undefined],
  ['1.234,567.89', undefined],
  ['R$0.00', undefined],
])('“%s” are %s cents', (text, cents) => {
  expect(readCents(text)).toBe(cents);
});

test.each([
  ['Mês  da Sorte', 'mesdasorte'],
  ['Concurso n&ccedil;o', 'concursonco'],
  ['a&constructor;', 'aconstructor'],
])('%s is compared as %s', (text, word) => {
  expect(plainWord(text)).toBe(word);
});
