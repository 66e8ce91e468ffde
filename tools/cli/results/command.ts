import { type ParseArgsConfig, parseArgs } from 'node:util';
import { findLottery, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { Write } from '../print-run.ts';
import { EXPECTED, UsageError } from '../usage.ts';

/** What a sub-command has beside its arguments. */
export interface Surroundings {
  readonly write: Write;
  /** The day of the machine's clock, `YYYY-MM-DD`, in UTC. */
  readonly today: string;
}

/** A sub-command: prints, and gives the exit status. Rejects with a UsageError, exit status 2. */
export type ResultsCommand = (args: readonly string[], surroundings: Surroundings) => Promise<number>;

/** Options as parseArgs takes them. */
export type Options = NonNullable<ParseArgsConfig['options']>;
/** What parseArgs makes of such options. */
export type Parsed<T extends Options> = ReturnType<
  typeof parseArgs<{ allowPositionals: true; tokens: true; options: T }>
>;

/** The files that some arguments name and their options; throws a UsageError for others. */
export function parseCommand<const T extends Options>(args: readonly string[], options: T): Parsed<T> {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, tokens: true, options });
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UsageError(`${line} (--help lists the options)`);
  }
}

/** The lottery that `--lottery` names, where it is there; throws a UsageError. */
export function lotteryOption(key: string | undefined): { readonly lottery?: LotteryKey } {
  if (key === undefined) return {};
  const lottery = findLottery(key);
  if (!lottery) throw new UsageError(`--lottery "${key}": expected ${EXPECTED.lottery}`);
  return { lottery: lottery.key };
}
