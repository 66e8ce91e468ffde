import type { OptionField, StrategyOptions } from '../../../workers/shared/strategy-options.ts';

/**
 * The query parameter of each option. The numbers of a wheel are `numbers`: `pool` has been taken
 * by the number of workers.
 */
export const OPTION_PARAMETERS = {
  dates: 'dates',
  name: 'name',
  birthDate: 'birth',
  pool: 'numbers',
  hits: 'hits',
} as const satisfies Readonly<Record<OptionField, string>>;

type OptionSearch = { readonly [K in (typeof OPTION_PARAMETERS)[OptionField]]?: string };

/** Options as query parameters: lists with commas, days as `YYYY-MM-DD`. */
export function optionSearch(options: StrategyOptions = {}): OptionSearch {
  const { dates, name, birthDate, pool, hits } = options;
  return {
    ...(dates && { dates: dates.join(',') }),
    ...(name !== undefined && { name }),
    ...(birthDate !== undefined && { birth: birthDate }),
    ...(pool && { numbers: pool.join(',') }),
    ...(hits !== undefined && { hits: String(hits) }),
  };
}

/**
 * The options in query parameters, undefined when there are none. Only read, not checked: what is
 * no number becomes NaN, which no check lets pass.
 */
export function readOptionParameters(search: OptionSearch): StrategyOptions | undefined {
  const { dates, name, birth, numbers, hits } = search;
  const options: StrategyOptions = {
    ...(dates !== undefined && { dates: dates.split(',') }),
    ...(name !== undefined && { name }),
    ...(birth !== undefined && { birthDate: birth }),
    ...(numbers !== undefined && { pool: numbers.split(',').map(readNumber) }),
    ...(hits !== undefined && { hits: readNumber(hits) }),
  };
  return Object.keys(options).length > 0 ? options : undefined;
}

/** Without leading zeros: one text for each number. */
function readNumber(text: string): number {
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : Number.NaN;
}
