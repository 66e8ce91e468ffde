import { type GamesReading, gamesIn, type ReadRow } from './reading.ts';

/**
 * Returns one reading for several of the same text, the likeliest first. Where they differ, one doubtful row stands for
 * their rows and has the ways to read it.
 */
export function inDoubt(readings: readonly GamesReading[]): GamesReading {
  const [first = [], ...others] = readings;
  if (others.length === 0) return first;
  const lines = readings.map((rows) => new Set(rows.map(({ line }) => line)));
  // Rows above the first common line go with that line.
  const all = [...new Set(first.map(({ line }) => line))];
  const starts = all.filter((line, i) => i === 0 || lines.every((own) => own.has(line)));
  const parts = readings.map((rows) => partsFrom(rows, starts));
  return starts.flatMap((line, i) => {
    const ways = waysOf(parts.map((rows) => rows[i] ?? []));
    const [way] = ways;
    if (ways.length < 2) return way?.rows ?? [];
    return [{ line, parts: (way?.rows ?? []).flatMap((row) => row.parts), bad: { fault: 'doubt' }, ways }];
  });
}

/** Rows by the line that they begin at, or behind. */
function partsFrom(rows: GamesReading, starts: readonly number[]): readonly GamesReading[] {
  const parts: ReadRow[][] = starts.map(() => []);
  let place = 0;
  for (const row of rows) {
    while (row.line >= Number(starts[place + 1] ?? Number.POSITIVE_INFINITY)) place++;
    parts[place]?.push(row);
  }
  return parts;
}

/** Returns the ways to read some lines, without repeats. Each way names the readings that give it. */
function waysOf(readings: readonly GamesReading[]): NonNullable<ReadRow['ways']> {
  const ways = new Map<string, { rows: GamesReading; of: number[] }>();
  for (const [i, rows] of readings.entries()) {
    const key = JSON.stringify(gamesIn(rows).map(({ game }) => game));
    const way = ways.get(key);
    if (way) way.of.push(i);
    else ways.set(key, { rows, of: [i] });
  }
  return [...ways.values()].map(({ rows, of }) => ({ rows, of: of.join(' ') }));
}

/** Returns the reading once one way is chosen for the doubtful row at a place. Rows in the same doubt follow. */
export function withWay(reading: GamesReading, place: number, way: number): GamesReading {
  const of = reading[place]?.ways?.[way]?.of;
  return reading.flatMap((row) => row.ways?.find((one) => one.of === of)?.rows ?? row);
}

/** Returns the places of the doubtful rows. */
export function doubtsIn(reading: GamesReading): readonly number[] {
  return reading.flatMap(({ ways }, i) => (ways ? [i] : []));
}
