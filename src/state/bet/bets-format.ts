import type { Bet } from '../../../workers/shared/bet.ts';
import { fieldsOf, parseJson } from '../../../workers/shared/checks.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lotteries.ts';
import type { Format } from '../../platform/stored-value.ts';
import { readBet } from './read-bet.ts';

/** The bet of each lottery that is not played as the lottery has it. */
export type Bets = Readonly<Partial<Record<LotteryKey, Bet>>>;

/** Kept as JSON, by the keys of the lotteries. */
export const BETS_FORMAT: Format<Bets> = {
  empty: {},
  parse(text) {
    const kept = fieldsOf(parseJson(text));
    const read = LOTTERIES.flatMap((lottery) => {
      const bet = kept?.[lottery.key] === undefined ? null : readBet(lottery, kept[lottery.key]);
      return bet ? [[lottery.key, bet] as const] : [];
    });
    const value: Bets = Object.fromEntries(read);
    return { value, isWhole: kept !== undefined && read.length === Object.keys(kept).length };
  },
  print: (bets) => JSON.stringify(bets),
};
