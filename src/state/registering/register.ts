import { contestOn, dayOfContest, type KnownContest } from '../../../workers/shared/draw-day/contests.ts';
import { lastClaimDay, nextDraw } from '../../../workers/shared/draw-day/draw-days.ts';
import { daysBefore, isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { isWholeIn } from '../../../workers/shared/lottery/checks.ts';
import { dayInBrazil } from '../../../workers/shared/lottery/day-in-brazil.ts';
import { dayNumber } from '../../../workers/shared/lottery/day-number.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { MAX_CONTEST } from '../../../workers/shared/lottery/max-contest.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { betOf } from '../bet/bets.ts';
import { typedContest } from '../check/follow.ts';
import { brazilDate } from '../clock/brazil-date.ts';
import { knownTime } from '../clock/known-time.ts';
import { keptSummaries } from '../results/summary.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { labelProblem, seenText, tidyLabel } from '../saved-games/labels.ts';
import { numbersKey } from '../saved-games/list.ts';
import { savedGames } from '../saved-games/saved-games.ts';

/** What is typed when games were registered. */
export interface RegisterFields {
  readonly contest: string;
  /** `YYYY-MM-DD`: the day of the first draw. */
  readonly draw: string;
  readonly draws: number;
  readonly receipt: string;
}

/**
 * What is wrong with a field. `far`: no contest, or no day, that a bet of today can be for; `clock`: today is not known.
 */
export type RegisterFault =
  | { readonly field: 'contest'; readonly fault: 'missing' }
  | { readonly field: 'contest'; readonly fault: 'far'; readonly likely: number }
  | { readonly field: 'draw'; readonly fault: 'missing' | 'past' | 'far' | 'clock' }
  | { readonly field: 'receipt'; readonly fault: 'too-long' };

/** What the fields say, as a saved game keeps it. */
export type ToldRegistration = Required<Pick<SavedGame, 'follow' | 'registered'>>;

/** A bet on a draw of the year's end can be made months ahead. */
const DAYS_AHEAD = 366;

/** How far a contest may be from the counted one: holidays and extra draws, one in ten and three more. */
const MOST_OFF = 3;
const OFF_PART = 0.1;

/**
 * What the fields begin with: what was told of games, to be corrected, else or for a new bet the next draw and its likely
 * contest.
 */
export function likelyRegistration(games: readonly Ticket[], lottery: LotteryKey, isNew = false): RegisterFields {
  const told: SavedGame | undefined = isNew ? undefined : games.find((game: SavedGame) => game.registered);
  if (told?.registered && told.follow) {
    const { registered, follow } = told;
    const { draw, receipt = '' } = registered;
    return { contest: String(follow.from), draw, draws: follow.draws, receipt };
  }
  const draw = brazilDate() === '' ? '' : dayInBrazil(nextDraw(lottery, knownTime()));
  const followed: SavedGame | undefined = games.find((game: SavedGame) => game.follow);
  const draws = followed?.follow?.draws ?? betOf(lottery)?.draws ?? 1;
  const known = knownContest(lottery, []);
  const contest = known && draw ? contestOn(lottery, known, draw) : 0;
  return { contest: isWholeIn(contest, 1, MAX_CONTEST) ? String(contest) : '', draw, draws, receipt: '' };
}

/** The day of a contest that was typed, by others than what was told of these games, which are corrected; undefined where no contest of the lottery is known, or it is too far off. */
export function likelyDay(corrected: readonly Ticket[], lottery: LotteryKey, typed: string): string | undefined {
  const [contest, known] = [typedContest(typed), knownContest(lottery, corrected)];
  if (contest === undefined || !known || isFarFrom(contest, known.contest, DAYS_AHEAD)) return undefined;
  return dayOfContest(lottery, known, contest);
}

/** Reads the fields; what is wrong with them, the first fault of each, otherwise. */
export function readRegistration(
  lottery: LotteryKey,
  { contest: typed, draw, draws, receipt }: RegisterFields,
): ToldRegistration | readonly RegisterFault[] {
  const on = brazilDate();
  const contest = typedContest(typed);
  const faults: RegisterFault[] = [];
  const day = dayFault(draw, on);
  const likely = day ? undefined : contestByResults(lottery, draw);
  if (contest === undefined) faults.push({ field: 'contest', fault: 'missing' });
  else if (likely && isFarFrom(contest, likely.contest, MOST_OFF + OFF_PART * likely.away)) {
    faults.push({ field: 'contest', fault: 'far', likely: likely.contest });
  }
  if (day) faults.push({ field: 'draw', fault: day });
  if (labelProblem(receipt)) faults.push({ field: 'receipt', fault: 'too-long' });
  if (contest === undefined || faults.length > 0) return faults;
  const label = tidyLabel(seenText(receipt));
  return { follow: { from: contest, draws }, registered: { on, draw, ...(label && { receipt: label }) } };
}

function dayFault(day: string, today: string): 'missing' | 'past' | 'far' | 'clock' | undefined {
  if (!isCalendarDate(day)) return 'missing';
  if (today === '') return 'clock';
  if (day > daysBefore(today, -DAYS_AHEAD)) return 'far';
  return lastClaimDay(day) < today ? 'past' : undefined;
}

/** The contest of a day by the kept draws, and how many contests away from the newest it is; undefined without any. */
function contestByResults(lottery: LotteryKey, day: string): { contest: number; away: number } | undefined {
  const newest = newestKept(lottery);
  if (!newest) return undefined;
  const contest = contestOn(lottery, newest, day);
  return { contest, away: Math.abs(contest - newest.contest) };
}

/** The newest kept draw of a lottery, where its day is known and no more than a year away: draw days change. */
function newestKept(lottery: LotteryKey): KnownContest | undefined {
  const { contest = 0, date: day = '' } = keptSummaries()[lottery]?.last ?? {};
  const today = brazilDate();
  if (!isCalendarDate(day) || today === '') return undefined;
  return Math.abs(dayNumber(day) - dayNumber(today)) <= DAYS_AHEAD ? { contest, day } : undefined;
}

/**
 * A contest of a lottery of which the day is known: the newest kept draw, else what was told of the newest registered
 * game. What was told of these and is being corrected does not count.
 */
function knownContest(lottery: LotteryKey, but: readonly Ticket[]): KnownContest | undefined {
  const keys = new Set(but.map(numbersKey));
  const told = savedGames.games.flatMap((game) => {
    const { lotteryType, follow, registered } = game;
    const isOther = lotteryType === lottery && !keys.has(numbersKey(game));
    return isOther && follow && registered ? [{ contest: follow.from, day: registered.draw }] : [];
  });
  return newestKept(lottery) ?? told.sort((a, b) => b.day.localeCompare(a.day))[0];
}

const isFarFrom = (a: number, b: number, most: number) => Math.abs(a - b) > most;
