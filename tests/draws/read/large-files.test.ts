import { describe, expect, test } from 'vitest';
import { RESULTS_LIMITS } from '../../../workers/shared/draws/results-limits.ts';
import { json, utf8 } from './files.ts';
import { officialAnswer } from './json-files.ts';
import { drawsIn, read } from './read.ts';
import { sampleDraws } from './sample-draws.ts';

const MB = 1024 * 1024;

describe('a text', () => {
  test('of all answers of the operator’s address in one list is read, 10 MB of it', () => {
    const draws = sampleDraws('lotofacil', 1200);
    const towns = Array.from({ length: 126 }, (_, i) => ({
      ganhadores: i,
      municipio: `CIDADE ${i}`,
      uf: 'SP',
      serie: '',
    }));
    const bytes = json(
      draws.map((draw) => ({ ...officialAnswer('lotofacil', draw), listaMunicipioUFGanhadores: towns })),
    );
    expect(bytes.length).toBeGreaterThan(10 * MB);
    expect(drawsIn(read(bytes))).toEqual(draws);
  });

  test('of 16 MB is read, and of a byte more refused', () => {
    const { textBytes } = RESULTS_LIMITS;
    const header = 'concurso;data;dezenas\n1;01/01/2020;01 02 03 04 05\n';
    const fill = (bytes: number) =>
      utf8(
        header +
          ' '
            .repeat(60)
            .concat('\n')
            .repeat(Math.ceil(bytes / 61))
            .slice(0, bytes - header.length),
      );
    expect(fill(1000).length).toBe(1000);
    expect(textBytes).toBe(16 * MB);
    expect(read(fill(textBytes), { lottery: 'quina' })).toMatchObject({ ok: true, report: { count: 1 } });
    expect(read(fill(textBytes + 1), { lottery: 'quina' })).toEqual({
      ok: false,
      refusal: 'too-large',
      detail: String(16 * MB),
    });
  });
});

test('a spreadsheet of more than 5 MB is refused', () => {
  const bytes = new Uint8Array(RESULTS_LIMITS.fileBytes + 1);
  bytes.set([0x50, 0x4b, 3, 4]);
  expect(RESULTS_LIMITS.fileBytes).toBe(5 * MB);
  expect(read(bytes)).toEqual({ ok: false, refusal: 'too-large', detail: String(5 * MB) });
});
