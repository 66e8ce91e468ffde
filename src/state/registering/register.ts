import { dayInBrazil } from '../../../workers/shared/check/played-game.ts';
import { contestOn, dayOfContest, type KnownContest } from '../../../workers/shared/draw-day/contests.ts';
import { hasDrawsLeft } from '../../../workers/shared/draw-day/own-draws.ts';
import { daysBefore, isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { dayOfDraw, nextDraw } from '../../../workers/shared/lottery/draw-days.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { currentInstant } from '../../platform/clock.ts';
import { betOf } from '../bet/bets.ts';
import { typedContest } from '../check/follow.ts';
import { keptSummaries } from '../results/summary.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { labelProblem, tidyLabel } from '../saved-games/labels.ts';
import { savedGames } from '../saved-games/saved-games.ts';

/** What is typed when games were registered. */
export interface RegisterFields {
  readonly contest: string;
  /** `YYYY-MM-DD`: the day of the first draw. */
  readonly draw: string;
  readonly draws: number;
  readonly receipt: string;
}

/** What is wrong with a field. `far`: no contest, or no day, that a bet of today can be for. */
export type RegisterFault =
  | { readonly field: 'contest'; readonly fault: 'missing' }
  | { readonly field: 'contest'; readonly fault: 'far'; readonly likely: number }
  | { readonly field: 'draw'; readonly fault: 'missing' | 'past' | 'far' }
  | { readonly field: 'receipt'; readonly fault: 'too-long' };

/** What the fields say, as a saved game keeps it. */
export type ToldRegistration = Required<Pick<SavedGame, 'follow' | 'registered'>>;

/** A prize can be fetched for 90 days; a bet on a draw of the year's end can be made months ahead. */
const DAYS_BACK = 90;
const DAYS_AHEAD = 366;

/** How far a contest may be from the counted one: holidays and extra draws, one in ten and ten more. */
const MOST_OFF = 10;
const OFF_PART = 0.1;

/** What the fields begin with: what was told of games that wait for a draw, else the next draw and its likely contest. */
export function likelyRegistration(games: readonly Ticket[], lottery: LotteryKey): RegisterFields {
  const now = Date.parse(currentInstant());
  const told: SavedGame | undefined = games.find((game: SavedGame) => game.registered && hasDrawsLeft(game, now));
  if (told?.registered && told.follow) {
    const { registered, follow } = told;
    const { draw, receipt = '' } = registered;
    return { contest: String(follow.from), draw, draws: follow.draws, receipt };
  }
  const draw = dayOfDraw(nextDraw(lotteryOf(lottery), now));
  const followed: SavedGame | undefined = games.find((game: SavedGame) => game.follow);
  const draws = followed?.follow?.draws ?? betOf(lottery)?.draws ?? 1;
  const known = knownContest(lottery);
  return { contest: known ? String(contestOn(lotteryOf(lottery), known, draw)) : '', draw, draws, receipt: '' };
}

/** The day of a contest that was typed; undefined where no contest of the lottery is known, or it is too far off. */
export function likelyDay(lottery: LotteryKey, typed: string): string | undefined {
  const [contest, known] = [typedContest(typed), knownContest(lottery)];
  if (contest === undefined || !known || isFarFrom(contest, known.contest, DAYS_AHEAD)) return undefined;
  return dayOfContest(lotteryOf(lottery), known, contest);
}

/** Reads the fields; what is wrong with them, the first fault of each, otherwise. */
export function readRegistration(
  lottery: LotteryKey,
  { contest: typed, draw, draws, receipt }: RegisterFields,
): ToldRegistration | readonly RegisterFault[] {
  const on = dayInBrazil(currentInstant());
  const contest = typedContest(typed);
  const faults: RegisterFault[] = [];
  const known = knownContest(lottery);
  const day = dayFault(draw, on);
  if (contest === undefined) faults.push({ field: 'contest', fault: 'missing' });
  else if (known && !day) {
    const likely = contestOn(lotteryOf(lottery), known, draw);
    const most = MOST_OFF + OFF_PART * Math.abs(likely - known.contest);
    if (isFarFrom(contest, likely, most)) faults.push({ field: 'contest', fault: 'far', likely });
  }
  if (day) faults.push({ field: 'draw', fault: day });
  if (labelProblem(receipt)) faults.push({ field: 'receipt', fault: 'too-long' });
  if (contest === undefined || faults.length > 0) return faults;
  const label = tidyLabel(receipt);
  return { follow: { from: contest, draws }, registered: { on, draw, ...(label && { receipt: label }) } };
}

function dayFault(day: string, today: string): 'missing' | 'past' | 'far' | undefined {
  if (!isCalendarDate(day)) return 'missing';
  if (day < daysBefore(today, DAYS_BACK)) return 'past';
  return day > daysBefore(today, -DAYS_AHEAD) ? 'far' : undefined;
}

/** The newest contest of a lottery of which the day is known: of the kept draws, or of a game that was registered. */
function knownContest(lottery: LotteryKey): KnownContest | undefined {
  const last = keptSummaries()[lottery]?.last;
  const told = savedGames.games.flatMap(({ lotteryType, follow, registered }) =>
    lotteryType === lottery && follow && registered ? [{ contest: follow.from, day: registered.draw }] : [],
  );
  const known = [
    ...(last?.date && isCalendarDate(last.date) ? [{ contest: last.contest, day: last.date }] : []),
    ...told,
  ];
  return known.sort((a, b) => b.day.localeCompare(a.day))[0];
}

const isFarFrom = (a: number, b: number, most: number) => Math.abs(a - b) > most;
