import type { StrategyId } from '../../workers/shared/strategy/catalogue.ts';
import type { OptionField, StrategyOptions } from '../../workers/shared/strategy/strategy-options.ts';

/** The command's options that tell a strategy something, as the user wrote them. */
export interface OptionValues {
  readonly dates?: string | undefined;
  readonly 'date-numbers'?: string | undefined;
  readonly name?: string | undefined;
  readonly 'birth-date'?: string | undefined;
  readonly root?: string | undefined;
  readonly pool?: string | undefined;
  readonly hits?: string | undefined;
  /** Before 0.2.0: a date of datas-especiais, or the day of birth for numerologia. */
  readonly 'date-option'?: readonly string[] | undefined;
  /** Before 0.2.0: the hits. */
  readonly promise?: string | undefined;
}

/** The option of the command behind each field of a strategy's options: its name, with hyphens. */
export const OPTION_NAMES = {
  dates: 'dates',
  dateNumbers: 'date-numbers',
  birthDate: 'birth-date',
  name: 'name',
  root: 'root',
  pool: 'pool',
  hits: 'hits',
} as const satisfies Readonly<Record<OptionField, keyof OptionValues>>;

/**
 * The options of a strategy, not yet checked; undefined when none is given. A text that is no number is kept, to be
 * refused later.
 */
export function readCommandOptions(strategy: StrategyId, values: OptionValues): StrategyOptions | undefined {
  const { dates, 'date-numbers': dateNumbers, name, root, pool, promise } = values;
  const { 'birth-date': birthDate, hits = promise, 'date-option': formerDates } = values;
  const options = {
    ...(formerDates && dateOptions(strategy, formerDates)),
    ...(dates !== undefined && { dates: dates.split(',') }),
    ...(dateNumbers !== undefined && { dateNumbers: readList(dateNumbers) }),
    ...(name !== undefined && { name }),
    ...(birthDate !== undefined && { birthDate }),
    ...(root !== undefined && { root: readListedNumber(root) }),
    ...(pool !== undefined && { pool: readList(pool) }),
    ...(hits !== undefined && { hits: readListedNumber(hits) }),
  };
  return Object.keys(options).length > 0 ? (options as StrategyOptions) : undefined;
}

function dateOptions(strategy: StrategyId, dates: readonly string[]) {
  if (strategy !== 'numerologia') return { dates };
  return { birthDate: dates.length === 1 ? dates[0] : dates };
}

/** The parts of a list with commas; what is no number stays text, to be refused. */
export function readList(text: string): (number | string)[] {
  return text.split(',').map(readListedNumber);
}

/** A number of up to three digits; any other text as it is. */
export function readListedNumber(text: string): number | string {
  return /^\d{1,3}$/.test(text) ? Number(text) : text;
}
