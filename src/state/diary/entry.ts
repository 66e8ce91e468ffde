import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { isWholeIn } from '../../../workers/shared/lottery/checks.ts';
import { findLottery, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { isLabel } from '../saved-games/labels.ts';

interface Spent {
  /** What no other entry has. */
  readonly key: string;
  /** The day on which it was spent: `YYYY-MM-DD` in Brazil. */
  readonly on: string;
  readonly cents: number;
}

/** A game that was registered, with all of its draws. It stays when the saved game is deleted. */
export interface BetEntry extends Spent {
  readonly lottery: LotteryKey;
  /** The first of its contests, or, as long as that is not known, the day of its first draw, `YYYY-MM-DD` in Brazil. */
  readonly contest?: number;
  readonly draw?: string;
  /** How many contests. */
  readonly draws: number;
  /** The cost for all who took part, in cents; `cents` is the visitor's own part. A bet that is gone has none. */
  readonly whole?: number;
}

/** What was spent elsewhere, as the visitor wrote it. */
export interface OwnEntry extends Spent {
  /** At most as many characters as a name. */
  readonly what: string;
}

/** Something that was spent. */
export type DiaryEntry = BetEntry | OwnEntry;

/** Most of one entry, in cents: more than 24 draws of the largest bet at the highest price that can be typed. */
const MAX_CENTS = 100_000_000_000_000;

/** True for a kept record that this version can read; others stay where they are. */
export function isEntry(value: unknown): value is DiaryEntry {
  const { key, on, cents, lottery, contest, draw, draws, what }: { [K in keyof (BetEntry & OwnEntry)]?: unknown } =
    Object(value);
  const isSpent = typeof key === 'string' && isCalendarDate(on);
  if (!isSpent || !isWholeIn(cents, 0, MAX_CENTS)) return false;
  if (lottery === undefined) return isLabel(what) && what !== '';
  const isOne = (count: unknown) => isWholeIn(count, 1, Number.MAX_SAFE_INTEGER);
  const isFirst = contest === undefined ? isCalendarDate(draw) : isOne(contest);
  return findLottery(lottery) !== undefined && isFirst && isOne(draws);
}
