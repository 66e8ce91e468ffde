import type { LotteryKey } from '../lottery/lotteries.ts';
import type { SourceName } from './sources.ts';

/** What holds from a day on, until the next rule of its kind. */
export interface Rule<T> {
  /** `YYYY-MM-DD`, in Brazil. */
  readonly since: string;
  readonly value: T;
  readonly source: SourceName;
  /** It has been read before it began. */
  readonly announced?: true;
}

/** One kind of rule, of each lottery the oldest first: what the operator changes, as data. docs/rules.md says how to mend it. */
export type RulesOf<T> = Readonly<Record<LotteryKey, readonly [Rule<T>, ...Rule<T>[]]>>;

/** Since before all that the app tells. */
export const EVER = '0001-01-01';

/**
 * What a kind of rule says of a lottery on a day, `YYYY-MM-DD` in Brazil. Where the day is not known, which is the empty
 * text, the newest rule that is no mere announcement.
 */
export function ruleOn<T>(rules: RulesOf<T>, lottery: LotteryKey, day: string): T {
  return ruleInForce(rules, lottery, day).value;
}

/** Returns the rule in force; `ruleOn` returns its value. */
export function ruleInForce<T>(rules: RulesOf<T>, lottery: LotteryKey, day: string): Rule<T> {
  const all = rules[lottery];
  const holds = (rule: Rule<T>) => (day === '' ? !rule.announced : rule.since <= day);
  return all.filter(holds).pop() ?? all[0];
}
