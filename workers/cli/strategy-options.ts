import type { StrategyId } from '../shared/catalogue.ts';
import type { OptionField, StrategyOptions } from '../shared/strategy-options.ts';

/** The command's options that tell a strategy something, as the user wrote them. */
export interface OptionValues {
  readonly 'date-option'?: readonly string[] | undefined;
  readonly 'date-numbers'?: string | undefined;
  readonly name?: string | undefined;
  readonly root?: string | undefined;
  readonly pool?: string | undefined;
  readonly promise?: string | undefined;
}

/** The option of the command behind each field of a strategy's options. */
export const OPTION_NAMES: Readonly<Record<OptionField, keyof OptionValues>> = {
  dates: 'date-option',
  dateNumbers: 'date-numbers',
  birthDate: 'date-option',
  name: 'name',
  root: 'root',
  pool: 'pool',
  hits: 'promise',
};

/** What each of them takes. */
export const EXPECTED_OPTION: Readonly<Record<OptionField, string>> = {
  dates: '1 to 5 existing days as YYYY-MM-DD, with datas-especiais or numerologia',
  dateNumbers:
    'up to 20 different numbers of the lottery, and no --date-option, with datas-especiais',
  birthDate: 'one existing day as YYYY-MM-DD, and no --name, with numerologia',
  name: 'up to 120 characters with a letter, with numerologia',
  root: 'a whole number from 1 to 9, alone, with numerologia',
  pool: 'different numbers of the lottery, as in 1,2,3, with cercamento',
  hits: 'hits that the lottery has wheels for, with cercamento',
};

/**
 * The options of a strategy, not yet checked; undefined when none is given. The date of
 * numerologia is the day of birth; a text that is no number stays what it is, to be refused.
 */
export function readCommandOptions(
  strategy: StrategyId,
  { 'date-option': dates, 'date-numbers': dateNumbers, name, root, pool, promise }: OptionValues,
): StrategyOptions | undefined {
  const options = {
    ...(dates && dateOptions(strategy, dates)),
    ...(dateNumbers !== undefined && { dateNumbers: readList(dateNumbers) }),
    ...(name !== undefined && { name }),
    ...(root !== undefined && { root: readListedNumber(root) }),
    ...(pool !== undefined && { pool: readList(pool) }),
    ...(promise !== undefined && { hits: readListedNumber(promise) }),
  };
  return Object.keys(options).length > 0 ? (options as StrategyOptions) : undefined;
}

function dateOptions(strategy: StrategyId, dates: readonly string[]) {
  if (strategy !== 'numerologia') return { dates };
  return { birthDate: dates.length === 1 ? dates[0] : dates };
}

function readList(text: string): (number | string)[] {
  return text.split(',').map(readListedNumber);
}

function readListedNumber(text: string): number | string {
  return /^\d{1,3}$/.test(text) ? Number(text) : text;
}
