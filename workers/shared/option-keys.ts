import type { OptionField } from './strategy-options.ts';

/** Every option there is. */
export const OPTION_KEYS = [
  'dates',
  'dateNumbers',
  'name',
  'birthDate',
  'root',
  'pool',
  'hits',
] as const satisfies readonly OptionField[];
