import { upperFirst } from 'lodash';
import { describe, expect, test } from 'vitest';
import type { ResultsFile } from '../../../workers/shared/draws/results-report.ts';
import { json, serialOf, utf8 } from './files.ts';
import { gridAsSheet } from './grids.ts';
import { mirrorDraw, officialAnswer } from './json-files.ts';
import { drawsIn, read } from './read.ts';
import { MONTH_NAMES, sampleDraws } from './sample-draws.ts';

/** A contest and its day, `YYYY-MM-DD`. */
type Dated = readonly [contest: number, date: string];

const draws = sampleDraws('megasena', 60);
const dated: readonly Dated[] = draws.map(({ contest, date = '' }) => [contest, date]);

/** A way to write a day: of year, month and day, each with all its digits. */
type Writing = (y: string, m: string, d: string) => string;

const short = (digits: string) => String(Number(digits));

const SHORT_MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const nameOf = (m: string) => SHORT_MONTHS[Number(m) - 1];

const DAY_FIRST: Readonly<Record<string, Writing>> = {
  '1/4/1996': (y, m, d) => `${short(d)}/${short(m)}/${y}`,
  '11/03/96': (y, m, d) => `${d}/${m}/${y.slice(2)}`,
  '11-03-1996': (y, m, d) => `${d}-${m}-${y}`,
  '11.3.96': (y, m, d) => `${d}.${short(m)}.${y.slice(2)}`,
  '11/03/1996 20:00': (y, m, d) => `${d}/${m}/${y} 20:00`,
  '11/mar/1996': (y, m, d) => `${d}/${nameOf(m)}/${y}`,
  '11-Mar-96': (y, m, d) => `${d}-${upperFirst(nameOf(m))}-${y.slice(2)}`,
  '11 de março de 1996': (y, m, d) => `${short(d)} de ${MONTH_NAMES[Number(m) - 1]} de ${y}`,
  'seg, 11/03/1996': (y, m, d) => `seg, ${d}/${m}/${y}`,
  'Segunda-feira 11/03/1996': (y, m, d) => `Segunda-feira ${d}/${m}/${y}`,
  '35135': (y, m, d) => serialOf({ date: `${y}-${m}-${d}` }),
  '826502400000': (y, m, d) => String(Date.parse(`${y}-${m}-${d}`)),
  '11/03/1996 20h00': (y, m, d) => `${d}/${m}/${y} 20h00`,
};
const YEAR_FIRST: Readonly<Record<string, Writing>> = {
  '1996-03-11 00:00:00': (y, m, d) => `${y}-${m}-${d} 00:00:00`,
  '1996-03-11T00:00:00.000Z': (y, m, d) => `${y}-${m}-${d}T00:00:00.000Z`,
  '1996-03-11 00:00:00-03:00': (y, m, d) => `${y}-${m}-${d} 00:00:00-03:00`,
  '1996/3/11': (y, m, d) => `${y}/${short(m)}/${short(d)}`,
};
const MONTH_FIRST: Readonly<Record<string, Writing>> = {
  '3/11/1996': (y, m, d) => `${short(m)}/${short(d)}/${y}`,
  '03/11/1996': (y, m, d) => `${m}/${d}/${y}`,
  '3/11/96': (y, m, d) => `${short(m)}/${short(d)}/${y.slice(2)}`,
  '3/11/1996 12:00:00 AM': (y, m, d) => `${short(m)}/${short(d)}/${y} 12:00:00 AM`,
};

const all = Object.entries({ ...DAY_FIRST, ...YEAR_FIRST, ...MONTH_FIRST });

/** A table with these days, written in one way; the numbers are those of the first draws. */
function tableOf(rows: readonly Dated[], write: Writing): Uint8Array<ArrayBuffer> {
  const lines = rows.map(([contest, date], i) => {
    const [y = '', m = '', d = ''] = date.split('-');
    return `${contest};${write(y, m, d)};${draws[i]?.numbers.join(' ')}`;
  });
  return utf8(['concurso;data;dezenas', ...lines].join('\n'));
}

const readMega = (bytes: Uint8Array<ArrayBuffer>, file: Partial<ResultsFile> = {}) =>
  read(bytes, { lottery: 'megasena', ...file });
const readWritten = (text: string) => readMega(tableOf(dated, () => text));
const datesOf = (bytes: Uint8Array<ArrayBuffer>, file?: Partial<ResultsFile>) =>
  drawsIn(readMega(bytes, file)).map(({ contest, date }) => [contest, date]);

describe('days', () => {
  test.each(all)('written as “%s” are read', (_, write) => {
    expect(datesOf(tableOf(dated, write))).toEqual(dated);
    expect(datesOf(tableOf([...dated].reverse(), write))).toEqual(dated);
  });

  test('days with a year of two digits are of the years in which there were lotteries', () => {
    const rows: readonly Dated[] = [
      [1, '1994-03-13'],
      [2, '1999-12-31'],
      [3, '2000-01-01'],
      [4, '2026-11-20'],
    ];
    expect(datesOf(tableOf(rows, DAY_FIRST['11/03/96'] as Writing))).toEqual(rows);
    const late = tableOf([...rows, [5, '2027-01-31']], DAY_FIRST['11/03/96'] as Writing);
    const leftOut = [{ row: 6, fault: 'future-date', value: '31/01/27' }];
    expect(readMega(late)).toMatchObject({ ok: true, report: { count: 4, leftOut } });
  });

  test.each(['11/03-1996', '11/03/1996 às 20', '11/03/1996x', '11/1996', '19960311', '42000,5', 'ontem'])(
    'days written as “%s” are not known, their draws are',
    (text) => {
      const report = { count: 60, withDate: 0, leftOutCount: 0 };
      expect(readWritten(text)).toMatchObject({ ok: true, report });
    },
  );

  test.each(['11/03/196', '1/1/1', '99/99/99', '1996-13-01', '31/fev/1996'])(
    'days written as “%s” are none',
    (text) => {
      const leftOut = dated.map((_, i) => ({ row: i + 2, fault: 'date', value: text }));
      expect(readWritten(text)).toMatchObject({ refusal: 'no-draws', leftOut });
    },
  );
});

describe('a sheet that a program in English has made of days first', () => {
  /** What it takes for dates, with the month first, and what it leaves as text. */
  const cellOf = (date: string) => {
    const [y = '', m = '', d = ''] = date.split('-');
    if (Number(d) > 12) return `${d}/${m}/${y}`;
    return serialOf({ date: `${y}-${d}-${m}` });
  };
  const sheetOf = (rows: readonly Dated[], cell: (date: string) => string) =>
    gridAsSheet([
      ['concurso', 'data', 'dezenas'],
      ...rows.map(([contest, date], i) => [String(contest), cell(date), draws[i]?.numbers.join(' ') ?? '']),
    ]);

  test('a sheet has its days again', () => {
    expect(datesOf(sheetOf(dated, cellOf))).toEqual(dated);
  });

  test('a sheet with true dates, or with few of either, is not one of those', () => {
    const serial = (date: string) => serialOf({ date });
    expect(datesOf(sheetOf(dated, serial))).toEqual(dated);
    const some = (date: string) => (Number(date.slice(8)) % 2 ? serial(date) : date.split('-').reverse().join('/'));
    expect(datesOf(sheetOf(dated, some))).toEqual(dated);
    const few: readonly Dated[] = dated.filter(([, date]) => Number(date.slice(8)) > 12).slice(0, 30);
    const typed: Dated = [100, '2020-05-04'];
    const mixed = sheetOf([...few, typed], (date) => (date === typed[1] ? serial(date) : cellOf(date)));
    expect(datesOf(mixed)).toEqual([...few, typed]);
  });
});

describe('the order of day and month', () => {
  const slashed: Writing = (y, a, b) => `${a}/${b}/${y}`;
  const unpadded: Writing = (y, a, b) => `${short(a)}/${short(b)}/${y}`;
  const padded: Writing = (y, m, d) => `${d}/${m}/${y}`;
  /** Contests so many apart. */
  const every = (step: number, ...dates: readonly string[]) => dates.map((date, i): Dated => [2700 + step * i, date]);
  const turned = (rows: readonly Dated[]): readonly Dated[] =>
    rows.map(([contest, date]) => [contest, date.replace(/-(..)-(..)/, '-$2-$1')]);
  /** Contests that do not follow each other, and whose days ascend in both orders. */
  const sparse = every(100, '2020-01-03', '2021-02-05', '2022-03-07');

  test.each<[string, readonly Dated[]]>([
    ['no contest is months after the one before it', every(1, '2024-01-03', '2024-01-06', '2024-01-09', '2024-01-12')],
    ['no contest comes too late', every(3, '2024-01-03', '2024-01-10')],
    ['no contest comes too soon', every(200, '2024-01-03', '2024-10-05')],
    ['days ascend', every(10, '2024-01-09', '2024-02-08', '2024-03-07')],
  ])('the order of day and month is the one in which %s', (_, rows) => {
    for (const write of [slashed, padded]) expect(datesOf(tableOf(rows, write))).toEqual(rows);
  });

  test('the order of day and month is that of almost all rows: one that is wrong is left out', () => {
    const report = { count: 30, leftOut: [{ row: 32, fault: 'date' }] };
    for (const write of [slashed, padded]) {
      const bytes = tableOf([...dated.slice(0, 30), [31, '2016-14-13']], write);
      expect(readMega(bytes)).toMatchObject({ ok: true, report });
    }
  });

  const both = tableOf(sparse, slashed);
  const shuffled = every(1, '2024-04-05', '2024-02-03', '2024-03-04', '2024-01-02');
  /** Half of a table that was saved day first, and half of one that was saved month first. */
  const mixed = tableOf(dated, (y, m, d) => (Number(d) % 2 ? slashed(y, m, d) : padded(y, m, d)));
  test.each([
    ['ascend in both', both],
    ['ascend in none', tableOf(shuffled, slashed)],
    ['exist in one or the other', mixed],
    ['are one, as a spreadsheet program writes it', tableOf(sparse.slice(0, 1), unpadded)],
    ['are one, to come with the day first, and past with the month first', tableOf([[2700, '2026-11-12']], slashed)],
  ])('the order of day and month is asked where days %s', (_, bytes) => {
    const detail = expect.stringMatching(/^\d+\/\d+\/\d{4}$/);
    expect(readMega(bytes)).toMatchObject({ ok: false, refusal: 'unknown-days', detail });
  });

  test('the order of day and month is as somebody says, where it is asked', () => {
    expect(datesOf(both, { dayOrder: 'month-first' })).toEqual(sparse);
    expect(datesOf(both, { dayOrder: 'day-first' })).toEqual(turned(sparse));
  });

  test('the order of day and month is never asked of one draw as sources write it, nor of the operator’s answers', () => {
    expect(datesOf(tableOf(sparse.slice(0, 1), padded))).toEqual(sparse.slice(0, 1));
    const few = draws.slice(0, 3).map((draw, i) => ({ ...draw, contest: 100 * i + 1, date: `2020-0${i + 1}-05` }));
    expect(drawsIn(read(json(few.map((draw) => officialAnswer('megasena', draw)))))).toEqual(few);
    const [one] = few;
    const last = one && { ...one, date: '2020-03-04' };
    expect(drawsIn(read(json([last && mirrorDraw('megasena', last)])))).toEqual([last]);
  });
});
