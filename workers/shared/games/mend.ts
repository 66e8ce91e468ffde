import type { Slip } from './fields.ts';
import { type GamesReading, type ReadRow, rowOfParts } from './reading.ts';

/** A number of a list: its row, and its place among the parts of that row, both from 0 on. */
export interface PartPlace {
  readonly row: number;
  readonly part: number;
}

/** Turns a number of a list into one of its game, or out of it, in each of the rows; nothing else changes. */
export function withTurned(slip: Slip, reading: GamesReading, places: readonly PartPlace[]): GamesReading {
  const turned = new Map(places.map(({ row, part }) => [row, part]));
  return reading.map((row, i) => {
    const part = turned.get(i);
    return part === undefined ? row : rowOfParts(slip, row.line, partsTurned(row, part));
  });
}

function partsTurned({ parts }: ReadRow, place: number): ReadRow['parts'] {
  return parts.map((part, i) =>
    i === place ? { ...part, role: part.role === 'numbers' ? 'other' : 'numbers' } : part,
  );
}

/**
 * The numbers of the other rows at the same place, counted from its nearer end, that are, or are not, of a game as it is,
 * and whose row would be a game, or none, as its row would: where one line alone has a number too many, no other follows.
 */
export function placesAlike(slip: Slip, reading: GamesReading, { row, part }: PartPlace): readonly PartPlace[] {
  const own = reading[row];
  if (!own) return [];
  const { length } = own.parts;
  const isOfGame = own.parts[part]?.role === 'numbers';
  const isGame = (one: ReadRow, place: number) =>
    rowOfParts(slip, one.line, partsTurned(one, place)).game !== undefined;
  const becomesGame = isGame(own, part);
  return reading.flatMap((one, i): PartPlace[] => {
    const place = part < length - part ? part : one.parts.length - (length - part);
    const { value, role } = one.parts[place] ?? {};
    const isAlike = i !== row && value !== undefined && (role === 'numbers') === isOfGame;
    return isAlike && isGame(one, place) === becomesGame ? [{ row: i, part: place }] : [];
  });
}

/** Rows whose game stands in an earlier row too: the line of the first, by the place of the row in the list. */
export function doubledIn(reading: GamesReading): ReadonlyMap<number, number> {
  const first = new Map<string, number>();
  const doubled = new Map<number, number>();
  reading.forEach(({ game, line }, i) => {
    if (!game) return;
    const key = JSON.stringify(game);
    const before = first.get(key);
    if (before === undefined) first.set(key, line);
    else doubled.set(i, before);
  });
  return doubled;
}
