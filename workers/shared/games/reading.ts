import type { FieldMarks } from '../bet/marks.ts';
import type { Slip } from './fields.ts';

/** Most games of a text that are read. */
export const MAX_READ = 10_000;

/** A part of a row, as written: a value of a field of its game, or what stands beside them. */
export interface RowPart {
  readonly text: string;
  /** Its number; undefined where there is none, or more than one. */
  readonly value?: number;
  /** The id of a field, or what else it is. */
  readonly role: string;
}

/**
 * Why a row is no game: no number in it, a number that the lottery has not (`value`), one that is there twice (`value`),
 * as many (`value`) as no bet marks, more games than are read (`value`), or a row that may be read in several ways.
 */
export interface RowFault {
  readonly fault: 'no-numbers' | 'out-of-range' | 'repeated' | 'count' | 'too-many' | 'doubt';
  /** The number, or how many there are. */
  readonly value?: number;
}

/** A row of a list, its parts in order: a game, or why it is none. */
export interface ReadRow {
  /** The line of the text that it begins in, from 1 on. */
  readonly line: number;
  readonly parts: readonly RowPart[];
  readonly game?: FieldMarks;
  readonly bad?: RowFault;
  /** The ways to read it, the likeliest first, where the list does not say which is right: only who wrote it knows. */
  readonly ways?: readonly {
    readonly rows: GamesReading;
    /** The same for rows that are in the same doubt. */
    readonly of: string;
  }[];
}

/** A row that is a game. */
export type GameRow = ReadRow & { readonly game: FieldMarks };

/** A row that is none. */
export type BadRow = ReadRow & { readonly bad: RowFault };

/** A text as it was read. */
export type GamesReading = readonly ReadRow[];

/** The rows that are games. */
export function gamesIn(reading: GamesReading): readonly GameRow[] {
  return reading.filter((row): row is GameRow => row.game !== undefined);
}

/** The rows that are none. */
export function badRowsIn(reading: GamesReading): readonly BadRow[] {
  return reading.filter((row): row is BadRow => row.bad !== undefined);
}

/** What is beside the game of a row. */
export function asidesOf({ parts }: ReadRow, { others }: Slip): readonly RowPart[] {
  return parts.filter(({ role }) => role !== 'numbers' && !others.some(({ id }) => id === role));
}

/** A row of parts in their roles. */
export function rowOfParts(slip: Slip, line: number, parts: readonly RowPart[]): ReadRow {
  const valuesOf = (field: string) => parts.flatMap(({ role, value }) => (role === field ? (value ?? []) : []));
  const numbers = valuesOf('numbers');
  const bad = faultOf(slip, numbers);
  if (bad) return { line, parts, bad };
  const others = slip.others.flatMap(({ id, sizes: [most] }) => {
    const values = ascending(new Set(valuesOf(id)));
    return values.length === 0 ? [] : [[id, most === 1 ? values[0] : values]];
  });
  return { line, parts, game: { ...Object.fromEntries(others), numbers: ascending(numbers) } };
}

const ascending = (values: Iterable<number>) => [...values].sort((a, b) => a - b);

/** Why so many numbers are no game; undefined where they are one. */
export function faultOf({ numbers: { to, sizes } }: Slip, numbers: readonly number[]): RowFault | undefined {
  if (numbers.length === 0) return { fault: 'no-numbers' };
  const outside = numbers.find((n) => n < 1 || n > to);
  if (outside !== undefined) return { fault: 'out-of-range', value: outside };
  const twice = numbers.find((n, i) => numbers.indexOf(n) < i);
  if (twice !== undefined) return { fault: 'repeated', value: twice };
  return sizes.includes(numbers.length) ? undefined : { fault: 'count', value: numbers.length };
}
