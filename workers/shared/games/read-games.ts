import type { Lottery } from '../lottery/lotteries.ts';
import { type Cut, cutsOf, WHOLE } from './cuts.ts';
import { type Slip, slipOf } from './fields.ts';
import { withoutHeader } from './header.ts';
import { gamesInJson } from './json-games.ts';
import { type GamesReading, gamesIn, MAX_READ, type ReadRow, rowOfParts } from './reading.ts';
import { type RawRow, rowsOf } from './rows.ts';

/** The ways to read a text, at least one. */
export type GamesReadings = readonly [GamesReading, ...GamesReading[]];

/**
 * Reads the games of a list that people have: typed, pasted, dictated, a table or JSON. What is no number of a game is
 * told by its form where that is sure, else by the whole list. More than one reading where the list does not say which is
 * right: only who wrote it knows.
 */
export function readGames(lottery: Lottery, text: string): GamesReadings {
  const steps = readSlips(slipOf(lottery), text);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** As `readGames`, of any playslip. Yields every now and then: a worker that is asked whether it lives answers. */
export function* readSlips(slip: Slip, text: string): Generator<number, GamesReadings, void> {
  const ways = (yield* gamesInJson(slip, text)) ?? (yield* rowsOf(slip, text)).flatMap(withoutHeader);
  const readings: GamesReading[] = [];
  for (const { rows, columns } of ways) {
    const [first = WHOLE, ...others] = cutsOf(rows, slip, columns);
    for (const cut of [first, ...others]) {
      yield 0;
      readings.push(readAs(slip, rows, cut));
    }
  }
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
