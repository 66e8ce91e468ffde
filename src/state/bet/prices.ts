import { proxy, ref } from 'valtio/vanilla';
import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { dayInBrazil } from '../../../workers/shared/lottery/day-in-brazil.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { priceOn } from '../../../workers/shared/rules/prices.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import { type Format, storedValue } from '../../platform/stored-value.ts';
import { brazilDate } from '../clock/brazil-date.ts';
import { type MoneyProblem, readMoney } from './typed-money.ts';

/** A price of the minimum bet that the visitor knows: in cents, and the day of it. */
export interface OwnPrice {
  readonly cents: number;
  readonly date: string;
}

/** The visitor's own prices; without one the operator's counts. */
export type Prices = Readonly<Partial<Record<LotteryKey, OwnPrice>>>;

/** Most that is taken for a price, in cents. */
export const MAX_PRICE = 99_999_900;

/** Kept as words: lottery, cents and day of each. */
const FORMAT: Format<Prices> = {
  empty: {},
  parse(text) {
    const words = text === '' ? [] : text.split(' ');
    const read = words.flatMap((word) => {
      const [key = '', cents = '', date = ''] = word.split(':');
      const lottery = LOTTERIES.find((known) => known.key === key);
      const isPrice = /^[1-9]\d{0,7}$/.test(cents) && Number(cents) <= MAX_PRICE;
      if (!lottery || !isPrice || !isCalendarDate(date)) return [];
      return [[lottery.key, { cents: Number(cents), date }] as const];
    });
    return { value: Object.fromEntries(read), isWhole: read.length === words.length };
  },
  print: (all) =>
    Object.entries(all)
      .map(([key, { cents, date }]) => `${key}:${cents}:${date}`)
      .join(' '),
};

/** The visitor's own prices as they are stored. */
export const prices = proxy({ of: ref(FORMAT.empty) });

const kept = storedValue('bet-prices', FORMAT, (all) => {
  prices.of = ref(all);
});

/** Takes over what is stored. Call after hydration. */
export const restorePrices = kept.restore;

/**
 * What a minimum bet of a day, `YYYY-MM-DD` in Brazil, counts with, in cents: the visitor's own price, from its day on,
 * else the operator's.
 */
export function unitPrice(lottery: LotteryKey, own: Prices, day: string = brazilDate()): number {
  return ownPriceOn(own[lottery], day)?.cents ?? priceOn(lottery, day);
}

/** Returns the price of a run's minimum bet, in cents; a run that came by a link has the operator's price of its day. */
export function runPrice({ lottery, now }: Pick<Receipt, 'lottery' | 'now'>, isReceived: boolean, own: Prices): number {
  return isReceived ? priceOn(lottery, dayInBrazil(now)) : unitPrice(lottery, own);
}

/** A visitor's own price if it counts on a day; on an unknown one it does. */
export function ownPriceOn(price: OwnPrice | undefined, day: string): OwnPrice | undefined {
  return price && (day === '' || day >= price.date) ? price : undefined;
}

/** Keeps today's price of a lottery's minimum bet, in cents. Says whether the browser has it. */
export function keepPrice(lottery: LotteryKey, cents: number): boolean {
  const price = { cents, date: brazilDate() };
  return kept.change((all) => ({ ...all, [lottery]: price }));
}

/** Goes back to the operator's price. */
export function dropPrice(lottery: LotteryKey): boolean {
  return kept.change(({ [lottery]: _, ...others }) => others);
}

/** As `readMoney`, of at most MAX_PRICE; `clock` where there is no day to keep with it. */
export function readPrice(text: string): { readonly cents: number } | { readonly problem: MoneyProblem | 'clock' } {
  const read = readMoney(text, MAX_PRICE);
  return 'problem' in read || brazilDate() !== '' ? read : { problem: 'clock' };
}
