import { proxy, ref } from 'valtio/vanilla';
import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { priceOn } from '../../../workers/shared/rules/prices.ts';
import { type Format, storedValue } from '../../platform/stored-value.ts';
import { brazilDate } from '../clock/brazil-date.ts';

/** A price of the minimum bet that the visitor knows: in cents, and the day of it. */
export interface OwnPrice {
  readonly cents: number;
  readonly date: string;
}

/** The visitor's own prices; without one the operator's counts. */
export type Prices = Readonly<Partial<Record<LotteryKey, OwnPrice>>>;

/** Six digits, the most that can be typed, are all of the reais. */
const MAX_CENTS = 99_999_900;

/** Kept as words: lottery, cents and day of each. */
const FORMAT: Format<Prices> = {
  empty: {},
  parse(text) {
    const words = text === '' ? [] : text.split(' ');
    const read = words.flatMap((word) => {
      const [key = '', cents = '', date = ''] = word.split(':');
      const lottery = LOTTERIES.find((known) => known.key === key);
      const isPrice = /^[1-9]\d{0,7}$/.test(cents) && Number(cents) <= MAX_CENTS;
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

/** Digits that a price may have, its cents included. */
const MAX_DIGITS = 6;

/** What is wrong with a price that somebody typed. */
export type PriceProblem = 'price-shape' | 'price-negative' | 'price-zero' | 'price-digits' | 'price-clock';

/** «5», «5,5», «R$ 5.50» in cents, of at most MAX_DIGITS; none where there is no day to keep with it. */
export function readPrice(text: string): { readonly cents: number } | { readonly problem: PriceProblem } {
  const amount = text.replace(/R\$|\s/g, '');
  if (/^[-−]\d/.test(amount)) return { problem: 'price-negative' };
  const [, whole = '', cents = ''] = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(amount) ?? [];
  if (whole === '') return { problem: 'price-shape' };
  if (whole.length + cents.length > MAX_DIGITS) return { problem: 'price-digits' };
  const value = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  if (value === 0) return { problem: 'price-zero' };
  return brazilDate() === '' ? { problem: 'price-clock' } : { cents: value };
}
