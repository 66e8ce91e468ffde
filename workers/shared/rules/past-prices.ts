import type { LotteryKey } from '../lottery/lotteries.ts';
import { priceOn } from './prices.ts';
import { EVER, type Rule, type RulesOf, ruleOn } from './rule.ts';

const row = (since: string, value: number): Rule<number> => ({ since, value, source: 'pastPrices' });

/**
 * The price of the minimum bet, in reais, until the oldest of `prices.ts`, with whose first day it ends. Only who looks
 * at past draws loads it. The first row begins on the day of which its price is known: before it there were others.
 */
export const PAST_PRICES: RulesOf<number> = {
  megasena: [
    row('2009-09-06', 2),
    row('2014-05-11', 2.5),
    row('2015-05-24', 3.5),
    row('2019-11-10', 4.5),
    row('2023-04-30', 5),
  ],
  lotofacil: [
    row('2009-09-09', 1.25),
    row('2014-05-10', 1.5),
    row('2015-05-23', 2),
    row('2019-11-10', 2.5),
    row('2023-04-30', 3),
  ],
  quina: [
    row('2014-04-17', 0.75),
    row('2014-05-11', 1),
    row('2015-05-24', 1.5),
    row('2019-11-10', 2),
    row('2023-04-30', 2.5),
  ],
  duplasena: [row('2015-05-23', 2), row('2019-11-10', 2.5)],
  timemania: [row(EVER, 2), row('2019-11-10', 3), row('2023-05-03', 3.5)],
  diadasorte: [row(EVER, 2), row('2023-05-03', 2.5)],
  lotomania: [row('2015-04-29', 1.5), row('2019-11-10', 2.5), row('2023-04-30', 3)],
};

/** `priceOn` of any day of the past; before the first of which the price is known, the oldest that is. */
export function drawPriceOn(lottery: LotteryKey, day: string): number {
  const isPast = day !== '' && PAST_PRICES[lottery].some(({ since }) => since > day);
  return isPast ? Math.round(ruleOn(PAST_PRICES, lottery, day) * 100) : priceOn(lottery, day);
}
