import { daysBefore, isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { dayInBrazil } from '../../../workers/shared/lottery/day-in-brazil.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { OwnGame } from '../../../workers/shared/run/ticket.ts';
import { betOf } from '../bet/bets.ts';
import { typedContest } from '../bet/contests.ts';
import { brazilDate } from '../clock/brazil-date.ts';
import { knownTime } from '../clock/known-time.ts';
import { lastClaimDay, nextDraw } from '../draw-day/draw-days.ts';
import { isFar } from '../draw-day/far-contest.ts';
import { dayOfContest, nearContest, newestKnown, sureContest } from '../draw-day/near-contest.ts';
import { betsOf } from '../saved-games/bets.ts';
import type { RegisteredBet, SavedGame } from '../saved-games/game.ts';
import { labelProblem, seenText, tidyLabel } from '../saved-games/labels.ts';

/** What is typed when games were registered. */
export interface RegisterFields {
  readonly contest: string;
  /** `YYYY-MM-DD`: the day of the first draw. */
  readonly draw: string;
  readonly draws: number;
  readonly receipt: string;
}

/**
 * What is wrong with a field. `far`: a contest that is to be asked, or no day that a bet of today can be for; `clock`:
 * today is not known.
 */
export type RegisterFault =
  | { readonly field: 'contest'; readonly fault: 'unread' }
  | { readonly field: 'contest'; readonly fault: 'far'; readonly told: number; readonly likely: number }
  | { readonly field: 'draw'; readonly fault: 'missing' | 'past' | 'far' | 'clock' }
  | { readonly field: 'receipt'; readonly fault: 'too-long' };

/** A bet on a draw of the year's end can be made months ahead. */
const DAYS_AHEAD = 366;

/**
 * The first values of the fields: the last registration, to be corrected; without one, or for a new bet, the next draw,
 * and its contest where the draw before it is kept.
 */
export function likelyRegistration(games: readonly OwnGame[], lottery: LotteryKey, isNew = false): RegisterFields {
  const [told] = isNew ? [] : games.flatMap((game: SavedGame) => betsOf(game).slice(-1));
  if (told) {
    const { from = '', draw, draws, receipt = '' } = told;
    return { contest: String(from), draw, draws, receipt };
  }
  const draw = brazilDate() === '' ? '' : dayInBrazil(nextDraw(lottery, knownTime()));
  const followed: SavedGame | undefined = games.find((game: SavedGame) => game.follow);
  const draws = followed?.follow?.draws ?? betOf(lottery)?.draws ?? 1;
  const contest = draw ? sureContest(lottery, draw) : undefined;
  return { contest: String(contest ?? ''), draw, draws, receipt: '' };
}

/**
 * The day of a contest that was typed beside a day; undefined where no kept draw gives it, or the contest is asked about: a
 * slip must not take the day along.
 */
export function likelyDay(lottery: LotteryKey, { contest: typed, draw }: RegisterFields): string | undefined {
  const contest = typedContest(typed);
  const near = contest === undefined || dayFault(draw, brazilDate()) ? undefined : nearContest(lottery, draw);
  if (contest === undefined || !near?.isKept || isFar(lottery, draw, contest, near)) return undefined;
  return dayOfContest(lottery, newestKnown(lottery), contest);
}

/** About which contest is drawn on a day; undefined where no bet can be for that day. */
export function likelyContest(lottery: LotteryKey, draw: string): number | undefined {
  return dayFault(draw, brazilDate()) ? undefined : nearContest(lottery, draw)?.contest;
}

/**
 * Reads the fields; what is wrong with them, the first fault of each, otherwise. Without a contest the day alone names the
 * draw. `isSure`: the contest was asked, and is right.
 */
export function readRegistration(
  lottery: LotteryKey,
  { contest: typed, draw, draws, receipt }: RegisterFields,
  isSure = false,
): RegisteredBet | readonly RegisterFault[] {
  const on = brazilDate();
  const from = typedContest(typed);
  const faults: RegisterFault[] = [];
  const day = dayFault(draw, on);
  const near = day || isSure ? undefined : nearContest(lottery, draw);
  if (from === undefined && typed.trim() !== '') faults.push({ field: 'contest', fault: 'unread' });
  else if (from !== undefined && near && isFar(lottery, draw, from, near)) {
    faults.push({ field: 'contest', fault: 'far', told: from, likely: near.contest });
  }
  if (day) faults.push({ field: 'draw', fault: day });
  if (labelProblem(receipt)) faults.push({ field: 'receipt', fault: 'too-long' });
  if (faults.length > 0) return faults;
  const label = tidyLabel(seenText(receipt));
  return { ...(from !== undefined && { from }), draws, on, draw, ...(label && { receipt: label }) };
}

function dayFault(day: string, today: string): 'missing' | 'past' | 'far' | 'clock' | undefined {
  if (!isCalendarDate(day)) return 'missing';
  if (today === '') return 'clock';
  if (day > daysBefore(today, -DAYS_AHEAD)) return 'far';
  return lastClaimDay(day) < today ? 'past' : undefined;
}
