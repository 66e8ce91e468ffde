import { type ParseArgsConfig, parseArgs } from 'node:util';
import { findLottery, type LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import { expectedFor } from './refusal.ts';
import { EXPECTED, UsageError } from './usage.ts';

export const text = { type: 'string' } as const;
export const flag = { type: 'boolean' } as const;

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

/** Options as parseArgs takes them. */
type Taken = NonNullable<ParseArgsConfig['options']>;

/** What parseArgs makes of such options. */
type Parsed<T extends Taken> = ReturnType<typeof parseArgs<{ allowPositionals: boolean; tokens: true; options: T }>>;

/** The options of a command, and its words where it `takes` some. Throws a UsageError for another one, or one twice. */
export function parseCommand<const T extends Taken>(
  args: readonly string[],
  options: T,
  takes: 'files' | 'options' = 'options',
  expected: (line: string) => string = () => '',
): Pick<Parsed<T>, 'values' | 'positionals'> {
  let parsed: Parsed<T>;
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: takes === 'files', tokens: true, options });
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UsageError(`${line}${expected(line)} (--help lists the options)`);
  }
  const names = parsed.tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const twice = names.find((name, i) => !options[name]?.multiple && names.indexOf(name) < i);
  if (twice) throw new UsageError(`--${twice} is there twice`);
  return parsed;
}

/** An option and the one that it was before 0.2.0. */
const SAME = [
  ['hits', 'promise'],
  ['dates', 'date-option'],
  ['birth-date', 'date-option'],
] as const;

export type Options = ReturnType<typeof parseOptions>;

/** The options of the command that makes a run, as written. Throws a UsageError, for one by both of its names too. */
export function parseOptions(args: readonly string[]) {
  const { values } = parseCommand(
    args,
    {
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
    'options',
    expectedFor,
  );
  const both = SAME.find((pair) => pair.every((name) => values[name] !== undefined));
  if (both) throw new UsageError(`--${both[0]} or --${both[1]}, not both`);
  return values;
}

/** The lottery that `--lottery` names, where it is there; throws a UsageError. */
export function lotteryOption(key: string | undefined): { readonly lottery?: LotteryKey } {
  if (key === undefined) return {};
  const lottery = findLottery(key);
  if (!lottery) throw new UsageError(`--lottery "${key}": expected ${EXPECTED.lottery}`);
  return { lottery: lottery.key };
}
