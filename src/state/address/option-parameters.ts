import type { OptionField, StrategyOptions } from '../../../workers/shared/strategy-options.ts';

/**
 * The query parameter of each option. The numbers of a wheel are `numbers`: `pool` has been taken
 * by the number of workers. `from` are the numbers of dates: `dates` has been taken by the days.
 */
export const OPTION_PARAMETERS = {
  dates: 'dates',
  dateNumbers: 'from',
  name: 'name',
  birthDate: 'birth',
  root: 'root',
  pool: 'numbers',
  hits: 'hits',
} as const satisfies Readonly<Record<OptionField, string>>;

type OptionSearch = { readonly [K in (typeof OPTION_PARAMETERS)[OptionField]]?: string };

/** Options as query parameters: lists with commas, days as `YYYY-MM-DD`. */
export function optionSearch(options: StrategyOptions = {}): OptionSearch {
  const { dates, dateNumbers, name, birthDate, root, pool, hits } = options;
  return {
    ...(dates && { dates: dates.join(',') }),
    ...(dateNumbers && { from: dateNumbers.join(',') }),
    ...(name !== undefined && { name }),
    ...(birthDate !== undefined && { birth: birthDate }),
    ...(root !== undefined && { root: String(root) }),
    ...(pool && { numbers: pool.join(',') }),
    ...(hits !== undefined && { hits: String(hits) }),
  };
}

/**
 * The options in query parameters, undefined when there are none. Only read, not checked: what is
 * no number becomes NaN, which no check lets pass.
 */
export function readOptionParameters(search: OptionSearch): StrategyOptions | undefined {
  const { dates, from, name, birth, root, numbers, hits } = search;
  const options: StrategyOptions = {
    ...(dates !== undefined && { dates: dates.split(',') }),
    ...(from !== undefined && { dateNumbers: from.split(',').map(readNumber) }),
    ...(name !== undefined && { name }),
    ...(birth !== undefined && { birthDate: birth }),
    ...(root !== undefined && { root: readNumber(root) }),
    ...(numbers !== undefined && { pool: numbers.split(',').map(readNumber) }),
    ...(hits !== undefined && { hits: readNumber(hits) }),
  };
  return Object.keys(options).length > 0 ? options : undefined;
}

/** Without leading zeros: one text for each number. */
function readNumber(text: string): number {
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : Number.NaN;
}
