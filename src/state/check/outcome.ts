import type { Win } from '../../../workers/shared/check/check-games.ts';
import { dayInBrazil } from '../../../workers/shared/lottery/day-in-brazil.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { DrawTime } from '../../../workers/shared/rules/draw-on.ts';
import {
  drawsOf,
  drawsToCheck,
  drawsToCome,
  drawToday,
  isInTime,
  type KnownDraws,
  type OwnDraw,
} from '../draw-day/own-draws.ts';
import { type SiteTables, siteDraws } from '../results/site-draws.ts';
import { keptSummaries, type Summaries } from '../results/summary.ts';
import type { SavedGame } from '../saved-games/game.ts';
import type { FoundPrize } from './found-prizes.ts';
import type { CheckedGames } from './game-outcomes.ts';
import { countSettled, prizesOf } from './open-prizes.ts';
import { isSettledByDay, type ToldDraw } from './told-draws.ts';

/** The facts that an outcome follows from; `today` is the day in Brazil. */
export interface Known {
  readonly kept: Summaries;
  /** The draws of the site. */
  readonly site?: SiteTables;
  readonly checked: CheckedGames;
  readonly prizes: readonly FoundPrize[];
  /** The draws that are kept by their day. */
  readonly told: readonly ToldDraw[];
  readonly today: string;
}

/** What has become of games of one lottery together. */
export interface Outcome {
  /**
   * The state of their draws: one is past and not known (`due`), one is still to come today, they wait for one, all are known (`none`),
   * or no prize could be fetched any more (`over`). Undefined: not known yet.
   */
  readonly draws: 'due' | 'today' | 'waiting' | 'none' | 'over' | undefined;
  /** Their wins; none as long as one of the games was not checked. */
  readonly wins: readonly Win[];
  /** True where a win may still be fetched, or nobody has looked at it yet. */
  readonly isPrizeOpen: boolean;
  /** Their first draw of today. */
  readonly at?: DrawTime;
  /** The day of their next draw, `YYYY-MM-DD` in Brazil, where all were registered. */
  readonly next?: string;
}

/** Returns what has become of games of one lottery; `now` is in milliseconds since 1970, or not a number. */
export function outcomeOf(games: readonly SavedGame[], known: Known, now: number): Outcome {
  const isChecked = games.every(({ id }) => known.checked.has(id));
  const wins = isChecked ? games.flatMap(({ id }) => known.checked.get(id)?.wins ?? []) : [];
  const draws = isChecked ? drawsState(games, known, now) : undefined;
  const at = draws === 'today' ? drawOfToday(games, now) : undefined;
  const next = draws === 'waiting' ? nextDrawDay(games, now) : undefined;
  return {
    draws,
    wins,
    isPrizeOpen: wins.length > countSettled(prizesOf(games, known.prizes), known.today),
    ...(at && { at }),
    ...(next !== undefined && { next }),
  };
}

function drawsState(games: readonly SavedGame[], known: Known, now: number): Outcome['draws'] {
  const { checked } = known;
  if (drawOfToday(games, now)) return 'today';
  if (games.some((game) => dueDraws(game, known, now).length > 0)) return 'due';
  const isWaiting = games.some((game) => !game.registered || drawsToCome(game, now).length > 0);
  const isSettled = games.some((game) => drawsToCheck(game, knownDraws(game.lotteryType, known), now).length > 0);
  if (!isWaiting && isSettled) return 'none';
  const all = games.flatMap(({ id }) => checked.get(id) ?? []);
  if (!all.some(({ contests, pending }) => contests === 0 || pending > 0)) return 'none';
  const isOver = !Number.isNaN(now) && games.every((game) => game.registered && !isInTime(game, now));
  return isOver ? 'over' : 'waiting';
}

/** Returns the draws of a registered game that are past and not known, but for those that are settled by their day. */
export function dueDraws(
  game: SavedGame,
  known: Pick<Known, 'kept' | 'site' | 'told'>,
  now: number,
): readonly OwnDraw[] {
  const past = drawsToCheck(game, knownDraws(game.lotteryType, known), now);
  return past.filter(({ day }) => !isSettledByDay(game, day, known.told));
}

/** Returns the known draws of a lottery. */
export function knownDraws(
  lottery: LotteryKey,
  { kept, site }: Pick<Known, 'kept' | 'site'> = { kept: keptSummaries(), site: siteDraws.file.of },
): KnownDraws {
  return { newest: kept[lottery]?.last, site: site?.[lottery] };
}

/** Returns the first draw of today of games; undefined where none is still to come. */
export function drawOfToday(games: readonly SavedGame[], now: number): DrawTime | undefined {
  return games.flatMap((game) => drawToday(game, now) ?? []).sort((a, b) => a.at - b.at)[0];
}

function nextDrawDay(games: readonly SavedGame[], now: number): string | undefined {
  if (!games.every(({ registered }) => registered)) return undefined;
  const next = games.flatMap((game) => drawsOf(game).filter((draw) => draw > now));
  return next.length === 0 ? undefined : dayInBrazil(Math.min(...next));
}
