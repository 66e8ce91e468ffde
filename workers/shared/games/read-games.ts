import type { Lottery } from '../lottery/lotteries.ts';
import { type Cut, cutsOf, WHOLE } from './cuts.ts';
import { type Slip, slipOf } from './fields.ts';
import { withoutHeader } from './header.ts';
import { gamesInJson } from './json-games.ts';
import { type GamesReading, gamesIn, MAX_READ, type ReadRow, rowOfParts } from './reading.ts';
import { type RawRow, rowsOf } from './rows.ts';

/**
 * Reads the games of a list that people have: typed, pasted, dictated, a table or JSON. What is no number of a game is
 * told by its form where that is sure, else by the whole list. More than one reading where the list does not say which is
 * right: only who wrote it knows.
 */
export function readGames(lottery: Lottery, text: string): readonly [GamesReading, ...GamesReading[]] {
  return readSlips(slipOf(lottery), text);
}

/** As `readGames`, of any playslip. */
export function readSlips(slip: Slip, text: string): readonly [GamesReading, ...GamesReading[]] {
  const ways = gamesInJson(slip, text) ?? rowsOf(slip, text).flatMap(withoutHeader);
  const readings = ways.flatMap(({ rows, columns }) => {
    const [first = WHOLE, ...others] = cutsOf(rows, slip, columns);
    return [first, ...others].map((cut) => readAs(slip, rows, cut));
  });
  const texts = readings.map((reading) => JSON.stringify(gamesIn(reading).map(({ game }) => game)));
  const [reading = [], ...different] = readings.filter((_, i) => texts.indexOf(texts[i] ?? '') === i);
  return [reading, ...different];
}

function readAs(slip: Slip, rows: readonly RawRow[], cut: Cut): GamesReading {
  let games = 0;
  return rows.map((raw) => {
    const row = readRow(slip, raw, cut);
    if (!row.game || games++ < MAX_READ) return row;
    return { line: row.line, parts: row.parts, bad: { fault: 'too-many', value: MAX_READ } };
  });
}

function readRow(slip: Slip, { line, numbers, asides }: RawRow, { first, last, field }: Cut): ReadRow {
  const end = numbers.length - last;
  const parts = numbers.map(({ value, text, at }, i) => {
    const role = i < first ? 'place' : i < end ? 'numbers' : (field?.id ?? 'other');
    return { value, text, at, role };
  });
  const all = [...asides, ...parts].sort((a, b) => a.at - b.at);
  return rowOfParts(
    slip,
    line,
    all.map(({ text, value, role }) => ({ text, role, ...(value !== undefined && { value }) })),
  );
}
