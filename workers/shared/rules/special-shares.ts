import type { Rule } from './rule.ts';

/** Which share of its prize money each tier of a special draw has, in hundredths, by its name, the best tier first. */
export const SPECIAL_SHARES: Readonly<Record<string, Rule<readonly number[]>>> = {
  'Mega da Virada': { since: '2025-08-07', value: [90, 5, 5], source: 'specials' },
};
