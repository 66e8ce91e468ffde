import type { StrategyId } from './catalogue.ts';

/** What a user may tell a strategy. Plain data: part of the request and of the receipt. */
export interface StrategyOptions {
  /** datas-especiais: one to five days, `YYYY-MM-DD`. Without it: the run's date. */
  readonly dates?: readonly string[];
  /** datas-especiais, instead of dates: the numbers they give, different ones in 1…total. */
  readonly dateNumbers?: readonly number[];
  /** numerologia: a name with at least one letter of the Latin alphabet. */
  readonly name?: string;
  /** numerologia, instead of a name: `YYYY-MM-DD`. Without either: the run's date. */
  readonly birthDate?: string;
  /** numerologia, instead of either: the digital root itself, 1…9. */
  readonly root?: number;
  /** cercamento: the numbers to fence in, different ones in 1…total. Without it: hot ones. */
  readonly pool?: readonly number[];
  /** cercamento: the hits to guarantee, one of `guaranteesOf`. Without it: the lottery's `guarantee`. */
  readonly hits?: number;
}

export type OptionField = keyof StrategyOptions;

/** Every option there is, in the order of links. */
export const OPTION_KEYS = Object.keys({
  dates: true,
  dateNumbers: true,
  name: true,
  birthDate: true,
  root: true,
  pool: true,
  hits: true,
} satisfies Record<OptionField, true>) as readonly OptionField[];

/** Options that say the same in different words: a run takes one of each line. */
export const ALTERNATIVES: readonly (readonly OptionField[])[] = [
  ['dates', 'dateNumbers'],
  ['name', 'birthDate', 'root'],
];

/** Most dates that datas-especiais takes. */
export const MAX_DATES = 5;

/** Most numbers that so many dates give. */
export const MAX_DATE_NUMBERS = 4 * MAX_DATES;

/** Longest name that numerologia takes, in UTF-16 units. */
export const MAX_NAME_LENGTH = 120;

/** The options that each strategy takes; one that is not listed takes none. */
export const OPTION_FIELDS: { readonly [S in StrategyId]?: readonly OptionField[] } = {
  'datas-especiais': ['dates', 'dateNumbers'],
  numerologia: ['name', 'birthDate', 'root'],
  cercamento: ['pool', 'hits'],
};
