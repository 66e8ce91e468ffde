import type { Bet } from '../../../workers/shared/bet.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lotteries.ts';
import type { Format } from '../../platform/stored-value.ts';
import { readBet } from './read-bet.ts';

/** The bet of each lottery that is not played as the lottery has it. */
export type Bets = Readonly<Partial<Record<LotteryKey, Bet>>>;

/** Kept as JSON, by the keys of the lotteries. */
export const BETS_FORMAT: Format<Bets> = {
  empty: {},
  parse(text) {
    const kept = readJson(text);
    const read = LOTTERIES.flatMap((lottery) => {
      const bet = kept[lottery.key] === undefined ? null : readBet(lottery, kept[lottery.key]);
      return bet ? [[lottery.key, bet] as const] : [];
    });
    const value: Bets = Object.fromEntries(read);
    return { value, isWhole: read.length === Object.keys(kept).length && isObject(text) };
  },
  print: (bets) => JSON.stringify(bets),
};

function isObject(text: string): boolean {
  return text.startsWith('{');
}

function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
