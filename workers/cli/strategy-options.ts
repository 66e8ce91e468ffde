import type { StrategyId } from '../shared/catalogue.ts';
import type { OptionField, StrategyOptions } from '../shared/strategy-options.ts';

/** The command's options that tell a strategy something, as the user wrote them. */
export interface OptionValues {
  readonly 'date-option'?: readonly string[] | undefined;
  readonly name?: string | undefined;
  readonly pool?: string | undefined;
  readonly promise?: string | undefined;
}

/** The option of the command behind each field of a strategy's options. */
export const OPTION_NAMES: Readonly<Record<OptionField, keyof OptionValues>> = {
  dates: 'date-option',
  birthDate: 'date-option',
  name: 'name',
  pool: 'pool',
  hits: 'promise',
};

/** What each of them takes. */
export const EXPECTED_OPTION: Readonly<Record<OptionField, string>> = {
  dates: '1 to 5 existing days as YYYY-MM-DD, with datas-especiais or numerologia',
  birthDate: 'one existing day as YYYY-MM-DD, and no --name, with numerologia',
  name: 'up to 120 characters with a letter, with numerologia',
  pool: 'different numbers of the lottery, as in 1,2,3, with cercamento',
  hits: 'hits that the lottery has wheels for, with cercamento',
};

/**
 * The options of a strategy, not yet checked; undefined when none is given. The date of
 * numerologia is the day of birth; a text that is no number stays what it is, to be refused.
 */
export function readCommandOptions(
  strategy: StrategyId,
  { 'date-option': dates, name, pool, promise }: OptionValues,
): StrategyOptions | undefined {
  const options = {
    ...(dates && dateOptions(strategy, dates)),
    ...(name !== undefined && { name }),
    ...(pool !== undefined && { pool: pool.split(',').map(readListedNumber) }),
    ...(promise !== undefined && { hits: readListedNumber(promise) }),
  };
  return Object.keys(options).length > 0 ? (options as StrategyOptions) : undefined;
}

function dateOptions(strategy: StrategyId, dates: readonly string[]) {
  if (strategy !== 'numerologia') return { dates };
  return { birthDate: dates.length === 1 ? dates[0] : dates };
}

function readListedNumber(text: string): number | string {
  return /^\d{1,3}$/.test(text) ? Number(text) : text;
}
