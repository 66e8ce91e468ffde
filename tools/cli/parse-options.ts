import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import { didYouMean } from './did-you-mean.ts';
import { readLottery } from './lottery-name.ts';
import { expectedFor } from './refusal.ts';
import { UsageError } from './usage.ts';

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
export type Taken = NonNullable<ParseArgsConfig['options']>;

/** What parseArgs makes of such options. */
export type Parsed<T extends Taken> = ReturnType<
  typeof parseArgs<{ allowPositionals: boolean; tokens: true; options: T }>
>;

const HINT = ' (--help lists the options)';

/**
 * The options of a command, and its words where it `takes` some; `--lottery` as a key. Throws a UsageError for another
 * one, or one twice; `more` is said behind a message of parseArgs.
 */
export function parseCommand<const T extends Taken>(
  args: readonly string[],
  options: T,
  takes: 'files' | 'options' = 'options',
  more: (line: string) => string = () => HINT,
): Pick<Parsed<T>, 'values' | 'positionals'> {
  let parsed: Parsed<T>;
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: takes === 'files', tokens: true, options });
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split(/\. To |\.?\n|\.$/);
    const [, name] = /^Unknown option '--([^'=]+)/.exec(line) ?? [];
    const meant = name && didYouMean(name, Object.keys(options), (option) => `--${option}`).trimEnd();
    throw new UsageError(`${line}${meant ? `; ${meant}` : ''}${more(line)}`);
  }
  const names = parsed.tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const twice = names.find((name, i) => !options[name]?.multiple && names.indexOf(name) < i);
  if (twice) throw new UsageError(`--${twice} is there twice`);
  const { lottery } = parsed.values as { readonly lottery?: string };
  if (lottery !== undefined) Object.assign(parsed.values, { lottery: readLottery(lottery) });
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
      quiet: flag,
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
    (line) => `${expectedFor(line)}${HINT}`,
  );
  const both = SAME.find((pair) => pair.every((name) => values[name] !== undefined));
  if (both) throw new UsageError(`--${both[0]} or --${both[1]}, not both`);
  return values;
}

/** The lottery of `parseCommand`, where it is there. */
export function lotteryOption(key: string | undefined): { readonly lottery?: LotteryKey } {
  return key === undefined ? {} : { lottery: key as LotteryKey };
}
