import { describe, expect, test } from 'vitest';
import {
  keepTexts,
  keptTexts,
  type OptionTexts,
  readDay,
  readTypedOptions,
} from '../../../src/state/strategy-options/read-options.ts';

const BLANK: OptionTexts = { dates: [''], name: '', birth: '', hits: '', numbers: '' };

describe('a typed day', () => {
  test.each([
    ['20/11/1980', '1980-11-20'],
    [' 5/3/1980 ', '1980-03-05'],
    ['05.03.1980', '1980-03-05'],
    ['5 - 3 - 1980', '1980-03-05'],
    ['20111980', '1980-11-20'],
    ['29/02/2024', '2024-02-29'],
  ])('%s is %s', (text, day) => {
    expect(readDay(text)).toEqual({ day });
  });

  test.each(['31/02/2001', '29/02/2023', '0/1/2000', '1/13/2000', '31022001'])('%s is not in the calendar', (text) => {
    expect(readDay(text)).toEqual({ problem: 'no-such-day' });
  });

  test.each(['1/1/90', 'ontem', '1980-11-20', '2011198', '1/1/1/1990', ''])('«%s» is not written as a day', (text) => {
    expect(readDay(text)).toEqual({ problem: 'day-shape' });
  });
});

describe('typed options', () => {
  test('that are all blank are none', () => {
    for (const strategy of ['datas-especiais', 'numerologia', 'cercamento'] as const) {
      const texts = { ...BLANK, dates: ['', '  '], name: ' ', numbers: '\t' };
      expect(readTypedOptions('quina', strategy, texts)).toEqual({ options: null });
    }
  });

  test('leave out blank dates and the same date typed again', () => {
    const dates = ['', '1/2/1990', '01/02/1990', '3/4/1991'];
    expect(readTypedOptions('quina', 'datas-especiais', { ...BLANK, dates })).toEqual({
      options: { dates: ['1990-02-01', '1991-04-03'] },
    });
  });

  test('have a name or a birth date', () => {
    expect(readTypedOptions('quina', 'numerologia', { ...BLANK, name: ' Ana ' })).toEqual({
      options: { name: 'Ana' },
    });
    expect(readTypedOptions('quina', 'numerologia', { ...BLANK, birth: '1/2/1990' })).toEqual({
      options: { birthDate: '1990-02-01' },
    });
  });

  test('have numbers between any separators; «00» is 100', () => {
    const texts = { ...BLANK, numbers: '1, 02;3\n4.5 00', hits: '10' };
    expect(readTypedOptions('lotomania', 'cercamento', texts)).toEqual({
      options: { pool: [1, 2, 3, 4, 5, 100], hits: 10 },
    });
  });

  test.each([
    ['datas-especiais', { dates: ['1/1/1990', '', '31/2/1990'] }, 'dates', 2, 'no-such-day'],
    ['datas-especiais', { dates: ['1/1/90'] }, 'dates', 0, 'day-shape'],
    ['numerologia', { name: '123' }, 'name', 0, 'no-letter'],
    ['numerologia', { birth: '31/2/1990' }, 'birth', 0, 'no-such-day'],
    ['numerologia', { name: 'Ana', birth: '1/2/1990' }, 'birth', 0, 'name-and-birth'],
    ['cercamento', { numbers: '1 1 2' }, 'numbers', 0, 'bad-numbers'],
    ['cercamento', { numbers: '1 2 81' }, 'numbers', 0, 'bad-numbers'],
    ['cercamento', { numbers: 'um dois' }, 'numbers', 0, 'bad-numbers'],
    ['cercamento', { hits: '5' }, 'hits', 0, 'bad-hits'],
  ] as const)('those of %s with %j are refused at the field', (strategy, part, field, index, kind) => {
    const read = readTypedOptions('quina', strategy, { ...BLANK, ...part });
    expect(read).toEqual({ problem: { field, index, kind } });
  });
});

describe('what was typed', () => {
  test('it is kept for a strategy, and a wheel’s numbers for their lottery', () => {
    expect(keptTexts('quina', 'numerologia')).toEqual(BLANK);
    const named = { ...BLANK, name: 'Ana' };
    keepTexts('quina', 'numerologia', named);
    expect(keptTexts('lotofacil', 'numerologia')).toEqual(named);
    const fenced = { ...BLANK, numbers: '1 2 3' };
    keepTexts('quina', 'cercamento', fenced);
    expect(keptTexts('quina', 'cercamento')).toEqual(fenced);
    expect(keptTexts('lotofacil', 'cercamento')).toEqual(BLANK);
  });
});
