import type { LotteryKey } from '../lottery/lotteries.ts';
import { EVER, type Rule, type RulesOf, ruleOn } from './rule.ts';

const row = (since: string, value: number): Rule<number> => ({ since, value, source: 'prices' });

/** The price of the minimum bet, in reais. */
export const PRICES: RulesOf<number> = {
  megasena: [row(EVER, 5), row('2025-07-10', 6)],
  lotofacil: [row(EVER, 3), row('2025-07-09', 3.5)],
  quina: [row(EVER, 2.5), row('2025-07-09', 3)],
  duplasena: [row(EVER, 2.5), row('2025-07-09', 3)],
  timemania: [row(EVER, 3.5)],
  diadasorte: [row(EVER, 2.5)],
  lotomania: [row(EVER, 3)],
};

/** What a minimum bet costs on a day, `YYYY-MM-DD` in Brazil, in cents; where the day is empty by the newest rule. */
export function priceOn(lottery: LotteryKey, day: string): number {
  return Math.round(ruleOn(PRICES, lottery, day) * 100);
}
