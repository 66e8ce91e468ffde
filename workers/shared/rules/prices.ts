import type { LotteryKey } from '../lottery/lotteries.ts';
import { EVER, type RulesOf, ruleOn } from './rule.ts';

const source = 'prices';

/** The price of the minimum bet, in reais. */
export const PRICES: RulesOf<number> = {
  megasena: [
    { since: EVER, value: 5, source },
    { since: '2025-07-10', value: 6, source },
  ],
  lotofacil: [
    { since: EVER, value: 3, source },
    { since: '2025-07-09', value: 3.5, source },
  ],
  quina: [
    { since: EVER, value: 2.5, source },
    { since: '2025-07-09', value: 3, source },
  ],
  duplasena: [
    { since: EVER, value: 2.5, source },
    { since: '2025-07-09', value: 3, source },
  ],
  timemania: [{ since: EVER, value: 3.5, source }],
  diadasorte: [{ since: EVER, value: 2.5, source }],
  lotomania: [{ since: EVER, value: 3, source }],
};

/** What a minimum bet costs on a day, `YYYY-MM-DD` in Brazil, in cents; where the day is empty by the newest rule. */
export function priceOn(lottery: LotteryKey, day: string): number {
  return Math.round(ruleOn(PRICES, lottery, day) * 100);
}
