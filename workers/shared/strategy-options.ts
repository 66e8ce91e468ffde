import type { StrategyId } from './catalogue.ts';

/** What a user may tell a strategy. Plain data: part of the request and of the receipt. */
export interface StrategyOptions {
  /** datas-especiais: one to five days, `YYYY-MM-DD`. Without it: the run's date. */
  readonly dates?: readonly string[];
  /** numerologia: a name with at least one letter of the Latin alphabet. */
  readonly name?: string;
  /** numerologia, instead of a name: `YYYY-MM-DD`. Without either: the run's date. */
  readonly birthDate?: string;
  /** cercamento: the numbers to fence in, different ones in 1…total. Without it: hot ones. */
  readonly pool?: readonly number[];
  /** cercamento: the hits to guarantee, one of `guaranteesOf`. Without it: `defaultGuarantee`. */
  readonly hits?: number;
}

export type OptionField = keyof StrategyOptions;

/** Every option there is. */
export const OPTION_KEYS = [
  'dates',
  'name',
  'birthDate',
  'pool',
  'hits',
] as const satisfies readonly OptionField[];

/** Most dates that datas-especiais takes. */
export const MAX_DATES = 5;

/** Longest name that numerologia takes, in UTF-16 units. */
export const MAX_NAME_LENGTH = 120;

/** The options that each strategy takes; one that is not listed takes none. */
export const OPTION_FIELDS: { readonly [S in StrategyId]?: readonly OptionField[] } = {
  'datas-especiais': ['dates'],
  numerologia: ['name', 'birthDate'],
  cercamento: ['pool', 'hits'],
};
