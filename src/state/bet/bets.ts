import { proxy, ref } from 'valtio/vanilla';
import { type Bet, betSizes } from '../../../workers/shared/bet/bet.ts';
import { tidyBet } from '../../../workers/shared/bet/tidy-bet.ts';
import { areNumbers, fieldsOf, isWholeIn, parseJson } from '../../../workers/shared/lottery/checks.ts';
import {
  EXTRA_COUNT,
  LOTTERIES,
  type Lottery,
  type LotteryKey,
  lotteryOf,
} from '../../../workers/shared/lottery/lotteries.ts';
import { drawCountsOf } from '../../../workers/shared/rules/teimosinhas.ts';
import { type Format, storedValue } from '../../platform/stored-value.ts';

/** The bet of each lottery that is not played as the lottery has it. */
type Bets = Readonly<Partial<Record<LotteryKey, Bet>>>;

/** Kept as JSON, by the keys of the lotteries. */
const FORMAT: Format<Bets> = {
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

const isAbsent = (value: unknown) => value === undefined;

/** The bet in a value that was kept, tidied; null when it is none of this lottery. */
export function readBet(lottery: Lottery, value: unknown): Bet | undefined | null {
  if (typeof value !== 'object' || value === null) return null;
  const { extra, hasMirror, key } = lottery;
  const { marks, fixed, excluded, team, month, mirror, draws, ...others } = value as Bet;
  const isGood =
    Object.keys(others).length === 0 &&
    (isAbsent(marks) || betSizes(lottery).some((size) => size === marks)) &&
    [fixed, excluded].every((list) => isAbsent(list) || areNumbers(list, lottery)) &&
    (isAbsent(team) || (extra === 'team' && isWholeIn(team, 1, EXTRA_COUNT.team))) &&
    (isAbsent(month) || (extra === 'month' && isWholeIn(month, 1, EXTRA_COUNT.month))) &&
    (isAbsent(mirror) || (hasMirror === true && mirror === true)) &&
    (isAbsent(draws) || drawCountsOf(key).some((count) => count === draws));
  return isGood ? withoutDefaults(lottery, value as Bet) : null;
}

/** A bet without what its lottery has by default, its numbers ascending; undefined when none is left. */
export function withoutDefaults({ pick }: Lottery, bet: Bet): Bet | undefined {
  const { marks, draws, ...others } = bet;
  return tidyBet({
    ...(marks !== undefined && marks !== pick && { marks }),
    ...others,
    ...(draws !== undefined && draws !== 1 && { draws }),
  });
}

/** How the visitor plays each lottery, where it is not the lottery's own ticket. */
export const bets = proxy({ of: ref(FORMAT.empty) });

const kept = storedValue('bets', FORMAT, (all) => {
  bets.of = ref(all);
});

/** Takes over what is stored. Call after hydration. */
export const restoreBets = kept.restore;

/** The bet that is kept for a lottery; undefined for its own ticket. */
export function betOf(lottery: LotteryKey): Bet | undefined {
  return kept.read()[lottery];
}

/** Keeps a bet for a lottery; the lottery's own ticket is none. Says whether the browser has it. */
export function keepBet(lottery: LotteryKey, bet: Bet): boolean {
  const tidy = withoutDefaults(lotteryOf(lottery), bet);
  return kept.change(({ [lottery]: _, ...others }) => ({
    ...others,
    ...(tidy && { [lottery]: tidy }),
  }));
}
