import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawsCsv } from '../../../src/content/results/draws-csv.ts';
import { drawsJson } from '../../../src/content/results/draws-json.ts';
import { readResults } from '../../../workers/draws/read/read-results.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { type DrawTable, unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { bareDraws, sampleDraws } from '../../draws/read/sample-draws.ts';

const FORMS = { CSV: drawsCsv, JSON: drawsJson };

/** The draws that the import finds in an exported text. */
function readBack(text: string, lottery: LotteryKey): readonly OfficialDraw[] {
  const bytes = new TextEncoder().encode(text);
  const read = runToEnd(readResults({ bytes, today: '2026-11-22', lottery }));
  if (!read.ok) throw new Error(read.refusal);
  expect(read.report.leftOut).toEqual([]);
  return unpackDraws(read.table).draws;
}

/** A table as imports make them: some draws whole, some bare, some without a day, prizes or some tiers. */
const anyTable = (lottery: LotteryKey) =>
  fc
    .tuple(
      fc.integer({ min: 1, max: 1000 }),
      fc.array(fc.constantFrom('whole', 'part', 'bare', 'undated', 'absent'), { maxLength: 20 }),
    )
    .map(([seed, parts]): DrawTable => {
      const draws = sampleDraws(lottery, parts.length + 1, seed).flatMap((draw, i) => {
        const part = parts[i - 1] ?? 'whole';
        if (part === 'absent') return [];
        if (part === 'whole') return [draw];
        if (part === 'part') return [{ ...draw, paid: draw.paid?.slice(0, 2) ?? [] }];
        const bare = bareDraws([draw])[0] ?? draw;
        if (part === 'bare') return [bare];
        const { date: _, ...undated } = bare;
        return [undated];
      });
      return { lottery, draws };
    });

describe.each(LOTTERIES)('results of $name', ({ key }) => {
  test.each(Object.entries(FORMS))('results are read back as they were exported as %s', (_, print) => {
    fc.assert(
      fc.property(anyTable(key), (table) => {
        expect(readBack(print(table), key)).toEqual(table.draws);
      }),
      { numRuns: 15 },
    );
  });
});

test('a table is one that spreadsheets in Brazil open, with the official headers', () => {
  const text = drawsCsv({ lottery: 'lotomania', draws: sampleDraws('lotomania', 1) });
  expect(text.startsWith('\ufeffConcurso;Data Sorteio;Bola1;Bola2;')).toBe(true);
  expect(text).toContain('Ganhadores Nenhum Número;Rateio Nenhum Número;Arrecadação Total\r\n');
});

test('the name of a team never becomes a formula', () => {
  const [draw] = sampleDraws('timemania', 1);
  const text = drawsCsv({
    lottery: 'timemania',
    draws: [{ ...(draw as OfficialDraw), team: '=1+1;"x"' }],
  });
  expect(text).toContain(`"'=1+1;""x"""`);
});
