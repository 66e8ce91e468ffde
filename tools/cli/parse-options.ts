import { parseArgs } from 'node:util';
import { expectedFor } from './refusal.ts';
import { UsageError } from './usage.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** What names the tickets of a run, for every command that makes some. */
export const RUN_OPTIONS = {
  strategy: text,
  games: text,
  'history-seed': text,
  date: text,
  dates: text,
  'date-numbers': text,
  name: text,
  'birth-date': text,
  root: text,
  pool: text,
  hits: text,
  marks: text,
  fixed: text,
  excluded: text,
  team: text,
  month: text,
  mirror: flag,
} as const;

export type Options = ReturnType<typeof parseOptions>;

/** The options of the command as written. Throws a UsageError for an unknown one. */
export function parseOptions(args: readonly string[]) {
  const { values, tokens } = parse(args);
  refuseTwice(tokens);
  return values;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      tokens: true,
      options: {
        lottery: text,
        seed: text,
        now: text,
        engine: text,
        numbers: flag,
        json: flag,
        help: flag,
        ...RUN_OPTIONS,
        draws: text,
        swaps: text,
        link: text,
        receipt: text,
        'print-link': flag,
        site: text,
        // As they were called before 0.2.0.
        promise: text,
        'date-option': { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UsageError(`${line}${expectedFor(line)} (--help lists the options)`);
  }
}

/** An option and the one that it was before 0.2.0. */
const SAME = [
  ['hits', 'promise'],
  ['dates', 'date-option'],
  ['birth-date', 'date-option'],
] as const;

/** Throws a UsageError for an option that is there twice, or by both of its names. */
export function refuseTwice(tokens: readonly { readonly kind: string; readonly name?: string }[]): void {
  const names = tokens.flatMap(({ kind, name }) => (kind === 'option' && name !== undefined ? [name] : []));
  const isTwice = (name: string, i: number) => name !== 'date-option' && names.indexOf(name) < i;
  const twice = names.find(isTwice);
  if (twice) throw new UsageError(`--${twice} is there twice`);
  const both = SAME.find((pair) => pair.every((name) => names.includes(name)));
  if (both) throw new UsageError(`--${both[0]} or --${both[1]}, not both`);
}
