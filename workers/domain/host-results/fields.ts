import { HOST_SCHEMA } from '../../shared/host-index.ts';
import type { Lottery } from '../../shared/lotteries.ts';
import { MAX_CONTEST } from '../../shared/max-contest.ts';

/** Most draws of one file: what a results file may have rows. */
const MAX_DRAWS = 20_000;

/** What stands in a file of the host's, before it is checked. */
export type Fields = Readonly<Record<string, unknown>>;

/** Ranges of contests, each with its first and its last, ascending. */
export type Ranges = readonly (readonly [from: number, to: number])[];

/** A file of the host's is not what it should be; `fault` tells whether its form or its lottery. */
export class HostFileError extends Error {
  override readonly name = 'HostFileError';
  readonly fault: 'schema' | 'lottery';

  constructor(fault: 'schema' | 'lottery', message: string) {
    super(message);
    this.fault = fault;
  }
}

/** The fields of a file of this lottery with these names and no others; throws a HostFileError. */
export function readFields(text: string, lottery: Lottery, names: readonly string[]): Fields {
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw damaged('root');
  const fields = value as Fields;
  if (fields.schema !== HOST_SCHEMA) throw damaged('schema');
  if (fields.lottery !== lottery.key) {
    throw new HostFileError('lottery', `results of another lottery: ${String(fields.lottery)}`);
  }
  const known = ['schema', 'lottery', ...names];
  if (!Object.keys(fields).every((name) => known.includes(name))) throw damaged('fields');
  return fields;
}

/** The contests of some ranges; throws a HostFileError. */
export function readContests(value: unknown): number[] {
  const contests: number[] = [];
  let last = 0;
  for (const range of readList(value, 'contests')) {
    const [from, to] = readList(range, 'contests', 2);
    const isNext = isWhole(from, last + 1, MAX_CONTEST);
    if (!isNext || !isWhole(to, from, MAX_CONTEST)) throw damaged('contests');
    if (contests.length + to - from >= MAX_DRAWS) throw damaged('contests');
    for (let contest = from; contest <= to; contest++) contests.push(contest);
    last = to;
  }
  return contests;
}

/** The ranges of some contests, which ascend. */
export function rangesOf(contests: readonly number[]): Ranges {
  const ranges: [number, number][] = [];
  for (const contest of contests) {
    const last = ranges[ranges.length - 1];
    if (last && last[1] === contest - 1) last[1] = contest;
    else ranges.push([contest, contest]);
  }
  return ranges;
}

/** A list, of a length where one is given; throws a HostFileError. */
export function readList(value: unknown, name: string, length?: number): readonly unknown[] {
  if (!Array.isArray(value)) throw damaged(name);
  if (length !== undefined && value.length !== length) throw damaged(name);
  return value;
}

/** True for a whole number of min…max. */
export function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

/** What is thrown of a field that is not what it should be. */
export function damaged(name: string): HostFileError {
  return new HostFileError('schema', `the results have another form: ${name}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged('JSON');
  }
}
