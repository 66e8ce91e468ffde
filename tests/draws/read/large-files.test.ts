import { describe, expect, test } from 'vitest';
import { RESULTS_LIMITS } from '../../../workers/shared/draws/results-limits.ts';
import { wholeTest } from '../../support/whole-test.ts';
import { json, utf8 } from './files.ts';
import { gridOf } from './grids.ts';
import { officialAnswer } from './json-files.ts';
import { rawZip } from './raw-zips.ts';
import { drawsIn, read } from './read.ts';
import { sampleDraws } from './sample-draws.ts';
import { sheetMembers } from './sheets.ts';

const MB = 1024 * 1024;

describe('a text', () => {
  test('a text of all answers of the operator’s address in one list is read, 10 MB of it', () => {
    const draws = sampleDraws('lotofacil', 1200);
    const towns = Array.from({ length: 126 }, (_, i) => {
      return { ganhadores: i, municipio: `CIDADE ${i}`, uf: 'SP', serie: '' };
    });
    const more = { listaMunicipioUFGanhadores: towns };
    const bytes = json(draws.map((draw) => ({ ...officialAnswer('lotofacil', draw), ...more })));
    expect(bytes.length).toBeGreaterThan(10 * MB);
    expect(drawsIn(read(bytes))).toEqual(draws);
  });

  test('a text of 16 MB is read, and of a byte more refused', () => {
    const { textBytes } = RESULTS_LIMITS;
    const header = 'concurso;data;dezenas\n1;01/01/2020;01 02 03 04 05\n';
    const blank = `${' '.repeat(60)}\n`;
    const fill = (bytes: number) => utf8((header + blank.repeat(Math.ceil(bytes / 61))).slice(0, bytes));
    expect(fill(1000).length).toBe(1000);
    expect(textBytes).toBe(16 * MB);
    expect(read(fill(textBytes), { lottery: 'quina' })).toMatchObject({ ok: true, report: { count: 1 } });
    const refused = { ok: false, refusal: 'too-large', detail: String(16 * MB) };
    expect(read(fill(textBytes + 1), { lottery: 'quina' })).toEqual(refused);
  });
});

test('a spreadsheet of more than 5 MB is refused', () => {
  const bytes = new Uint8Array(RESULTS_LIMITS.fileBytes + 1);
  bytes.set([0x50, 0x4b, 3, 4]);
  expect(RESULTS_LIMITS.fileBytes).toBe(5 * MB);
  expect(read(bytes)).toEqual({ ok: false, refusal: 'too-large', detail: String(5 * MB) });
});

describe('empty rows of a spreadsheet', () => {
  const draws = sampleDraws('megasena', 6);
  const cells = gridOf('megasena', draws).map((row) => row.map((text) => ({ text, kind: 'text' as const })));
  const members = sheetMembers(cells, { prefix: '' });
  const SHEET = 'xl/worksheets/sheet1.xml';
  const sheet = new TextDecoder().decode(members[SHEET]);
  /** The sheet with other rows after its own. */
  const withRows = (count: number, row: (n: number) => string) => {
    const more = Array.from({ length: count }, (_, i) => row(i + 8)).join('');
    const data = sheet.replace('</sheetData>', `${more}</sheetData>`);
    return rawZip(Object.entries({ ...members, [SHEET]: data }).map(([name, data]) => ({ name, data })));
  };

  test.each([
    ['80,001', 80_001, (n: number) => `<row r="${n}" customFormat="false" ht="12.8" hidden="false"></row>`],
    ['80,001, each with an empty cell', 80_001, (n: number) => `<row r="${n}" ht="12.8"><c r="A${n}" s="1"/></row>`],
  ])('empty rows do not count: %s', (_, count, row) => {
    expect(drawsIn(read(withRows(count, row)))).toEqual(draws);
  });

  wholeTest('empty rows are not more than a sheet has', () => {
    expect(read(withRows(1_048_576, (n) => `<row r="${n}"/>`))).toMatchObject({ refusal: 'too-many-rows' });
  });

  test('empty rows come to as many bytes as others', () => {
    const style = 'x'.repeat(500);
    const bytes = withRows(100_000, (n) => `<row r="${n}" s="${(n * 7919) % 99_991}${style}"></row>`);
    expect(read(bytes)).toMatchObject({ refusal: 'inflates-too-much', detail: String(RESULTS_LIMITS.inflatedBytes) });
  });
});
