import { isCalendarDate } from '../lottery/calendar.ts';
import { areNumbers, isWholeIn } from '../lottery/checks.ts';
import type { Lottery } from '../lottery/lotteries.ts';
import type { StrategyId } from './catalogue.ts';
import { nameRoot } from './digital-root.ts';
import { guaranteesOf } from './guarantees.ts';
import {
  ALTERNATIVES,
  MAX_DATE_NUMBERS,
  MAX_DATES,
  MAX_NAME_LENGTH,
  OPTION_FIELDS,
  type OptionField,
  type StrategyOptions,
} from './strategy-options.ts';

/** Options that a strategy cannot use: which field, and what it held. */
export class OptionsError extends Error {
  /** Undefined when the options are not an object at all. */
  declare readonly field: OptionField | undefined;
  declare readonly value: unknown;

  constructor(field: OptionField | undefined, value: unknown) {
    super(`invalid option ${field ?? 'object'}: ${JSON.stringify(value) ?? String(value)}`);
    this.name = 'OptionsError';
    this.field = field;
    this.value = value;
  }
}

/** Half a character, or what stands for one that was damaged on its way. */
const ILL_FORMED = /[\uFFFD\p{Surrogate}]/u;

type Check = (value: unknown, lottery: Lottery) => boolean;

const CHECKS: { readonly [F in OptionField]-?: Check } = {
  dates: (value) =>
    Array.isArray(value) && value.length >= 1 && value.length <= MAX_DATES && value.every(isCalendarDate),
  dateNumbers: (value, lottery) => isPool(value, lottery) && (value as readonly unknown[]).length <= MAX_DATE_NUMBERS,
  name: (value) =>
    typeof value === 'string' &&
    value.length <= MAX_NAME_LENGTH &&
    !ILL_FORMED.test(value) &&
    nameRoot(value) !== undefined,
  birthDate: isCalendarDate,
  root: (value) => isWholeIn(value, 1, 9),
  pool: isPool,
  hits: (value, lottery) => guaranteesOf(lottery).includes(value as number),
};

/**
 * The options as given, once each is one that the strategy takes and its value is good for the lottery. Throws an
 * OptionsError for the first that is not. Of alternatives only one may be given.
 */
export function checkOptions(strategy: StrategyId, lottery: Lottery, options: StrategyOptions): StrategyOptions {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new OptionsError(undefined, options);
  }
  const taken = OPTION_FIELDS[strategy] ?? [];
  for (const [key, value] of Object.entries(options)) {
    const field = key as OptionField;
    if (!taken.includes(field) || !CHECKS[field](value, lottery)) {
      throw new OptionsError(field, value);
    }
  }
  for (const fields of ALTERNATIVES) {
    const [, second] = fields.filter((field) => options[field] !== undefined);
    if (second) throw new OptionsError(second, options[second]);
  }
  return options;
}

function isPool(value: unknown, lottery: Lottery): boolean {
  return areNumbers(value, lottery) && value.length > 0;
}
