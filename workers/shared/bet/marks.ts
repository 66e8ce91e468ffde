import { areAscending, isWholeIn } from '../lottery/checks.ts';
import { EXTRA_COUNT, findLottery, type LotteryKey } from '../lottery/lotteries.ts';
import { betSizes } from './bet.ts';

/** What is marked on one playslip of a lottery. */
export interface Marks {
  readonly lotteryType: LotteryKey;
  /** Different numbers, as many as a bet marks, ascending. */
  readonly numbers: readonly number[];
  /** Timemania: the team, by its number on the playslip, 1…80. */
  readonly team?: number;
  /** Dia de Sorte: the month, 1…12. */
  readonly month?: number;
  /** Lotomania: its mirror is played too. */
  readonly mirror?: true;
}

/** Marks beside which the lottery stands: in a group, a list, a link. */
export type FieldMarks = Omit<Marks, 'lotteryType'>;

/** Returns the marks alone of a ticket or a saved game, in the order in which they are stored. */
export function marksOf({ lotteryType, numbers, team, month, mirror }: Marks): Marks {
  return {
    lotteryType,
    numbers: [...numbers],
    ...(team !== undefined && { team }),
    ...(month !== undefined && { month }),
    ...(mirror && { mirror }),
  };
}

/** Returns the first field that keeps a value of unknown origin from being marks; undefined if none does. */
export function marksFault(value: unknown): keyof Marks | undefined {
  const { lotteryType, numbers, team, month, mirror }: { readonly [K in keyof Marks]?: unknown } = Object(value);
  const lottery = findLottery(lotteryType);
  if (!lottery) return 'lotteryType';
  if (!areAscending(numbers, lottery) || !betSizes(lottery).includes(numbers.length)) return 'numbers';
  if (team !== undefined && !isWholeIn(team, 1, EXTRA_COUNT.team)) return 'team';
  if (month !== undefined && !isWholeIn(month, 1, EXTRA_COUNT.month)) return 'month';
  return mirror === undefined || mirror === true ? undefined : 'mirror';
}
