import type { Lottery } from '../lottery/lotteries.ts';
import { type Cut, cutsOf, WHOLE } from './cuts.ts';
import { inDoubt } from './doubts.ts';
import { type Slip, slipOf } from './fields.ts';
import { withoutHeader } from './header.ts';
import { gamesInJson } from './json-games.ts';
import { type GamesReading, gamesIn, MAX_READ, type ReadRow, rowOfParts } from './reading.ts';
import type { RawRow } from './row.ts';
import { rowsOf } from './rows.ts';

/**
 * Reads the games of a list that people have: typed, pasted, dictated, a table or JSON. What is no number of a game is
 * told by its form, and by what stands beside it, where that is sure, else by the whole list. A row of which neither says
 * it has all its ways.
 */
export function readGames(lottery: Lottery, text: string): GamesReading {
  const steps = readSlips(slipOf(lottery), text);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** As `readGames`, of any playslip. Yields every now and then: a worker that is asked whether it lives answers. */
export function* readSlips(slip: Slip, text: string): Generator<number, GamesReading, void> {
  const ways = (yield* gamesInJson(slip, text)) ?? (yield* rowsOf(slip, text)).flatMap(withoutHeader);
  const readings: GamesReading[] = [];
  for (const [way, { rows: all, columns }] of ways.entries()) {
    const { rows, cuts } = withoutParted(slip, all, columns);
    // The later ways are unlikely, so each offers its first cut only: more answers would confuse.
    for (const cut of way === 0 ? cuts : cuts.slice(0, 1)) {
      yield 0;
      readings.push(readAs(slip, rows, cut));
      if (cut.last === 0 && rows.some(({ last }) => last)) readings.push(readAs(slip, rows.map(withoutLast), cut));
      if (rows.some(hasUnread)) readings.push(readAs(slip, rows.map(asRead), cut));
    }
  }
  return inDoubt(readings);
}

/**
 * Drops the last number of rows where only a sign sets it apart, unless fewer rows are games then. Returns the rows and
 * their cuts.
 */
function withoutParted(slip: Slip, rows: readonly RawRow[], columns: number | undefined) {
  const whole = { rows, cuts: cutsOf(rows, slip, columns) };
  if (!rows.some(({ last }) => last === 'parted')) return whole;
  const without = rows.map((row) => (row.last === 'parted' ? withoutLast(row) : row));
  const parted = { rows: without, cuts: cutsOf(without, slip, columns) };
  const gamesOf = ({ rows, cuts: [cut = WHOLE] }: typeof whole) => gamesIn(readAs(slip, rows, cut)).length;
  const [least, most] = [gamesOf(whole), gamesOf(parted)];
  return most > least || (most === least && slip.others.length === 0) ? parted : whole;
}

const hasUnread = ({ numbers }: RawRow) => numbers.some(({ unread }) => unread !== undefined);

/** A row with the numbers that a camera may have read in part. */
function asRead(row: RawRow): RawRow {
  return { ...row, numbers: row.numbers.map((number) => ({ ...number, value: number.unread ?? number.value })) };
}

function withoutLast(row: RawRow): RawRow {
  const last = row.numbers[row.numbers.length - 1];
  if (!row.last || !last) return row;
  const { value, text, at } = last;
  return {
    line: row.line,
    numbers: row.numbers.slice(0, -1),
    asides: [...row.asides, { value, text, at, role: 'other' }],
  };
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
