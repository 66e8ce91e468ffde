import { expect, test } from 'vitest';
import { packDraws, unpackDraws } from '../../workers/shared/draw-table.ts';
import { mergeResults } from '../../workers/tasks/merge-results.ts';
import { sampleDraws } from '../domain/results/sample-draws.ts';
import { resultOf } from './result-of.ts';

const draws = sampleDraws('duplasena', 12);
const pack = (from: number, to: number) =>
  packDraws({ lottery: 'duplasena', draws: draws.slice(from, to) });

test('two packed tables are made one, with its summary', () => {
  const merged = resultOf(mergeResults, { kept: pack(0, 6), incoming: pack(4, 12) });
  expect(unpackDraws(merged.table).draws).toEqual(draws);
  expect(merged.report).toMatchObject({ lottery: 'duplasena', added: 6, same: 2 });
  expect(merged.summary).toEqual({
    lottery: 'duplasena',
    ...{ count: 12, missing: 0, withPrizes: 12 },
    first: { contest: 1, date: draws[0]?.date },
    last: { contest: 12, date: draws[11]?.date },
  });
  expect(merged.isKeptDamaged).toBe(false);
});

test('a kept table that is damaged is told, and the new one stands alone', () => {
  const kept = pack(0, 6);
  kept[40] = (kept[40] ?? 0) ^ 1;
  const merged = resultOf(mergeResults, { kept, incoming: pack(4, 12) });
  expect(merged).toMatchObject({ isKeptDamaged: true, summary: { count: 8 } });
});

test('an incoming table that is damaged, or empty, is an error', () => {
  const bytes = pack(0, 6);
  bytes[40] = (bytes[40] ?? 0) ^ 1;
  expect(() => resultOf(mergeResults, { incoming: bytes })).toThrow(RangeError);
  expect(() => resultOf(mergeResults, { incoming: pack(0, 0) })).toThrow(RangeError);
  const kept = pack(0, 6);
  expect(() => resultOf(mergeResults, { kept, incoming: bytes })).toThrow(RangeError);
  expect(() => resultOf(mergeResults, { kept, incoming: pack(0, 0) })).toThrow(RangeError);
});

test('the table is moved', () => {
  const merged = resultOf(mergeResults, { incoming: pack(0, 6) });
  expect(mergeResults.transfers?.(merged)).toEqual([merged.table.buffer]);
});
