import { type BetDraws, betsOfGame, type PlacedBet } from '../../../workers/shared/check/played-game.ts';
import { dayInBrazil } from '../../../workers/shared/lottery/day-in-brazil.ts';
import { type DrawTime, isDoubtful } from '../../../workers/shared/rules/draw-on.ts';
import type { OwnGame } from '../../../workers/shared/run/ticket.ts';
import { isNoted, type SavedGame } from '../saved-games/game.ts';
import { drawTime, isClaimable, nextDraw } from './draw-days.ts';

/** A ticket that is kept, its contests, and the day of the first of them (`YYYY-MM-DD`) where it was registered. */
export type KeptGame = Pick<OwnGame, 'id' | 'lotteryType' | 'date'> &
  PlacedBet & { readonly earlier?: readonly (BetDraws & { readonly draw: string })[] };

/** A draw that a game takes part in: its day, `YYYY-MM-DD` in Brazil, and its contest where that is known. */
export interface OwnDraw {
  readonly day: string;
  readonly contest?: number;
}

/** A draw of which the numbers are known, and its day where that is known. */
interface KnownDraw {
  readonly contest: number;
  readonly date?: string;
}

/** The known draws of a lottery. All draws up to the newest kept one count as known, and so do those of the site. */
export interface KnownDraws {
  readonly newest?: KnownDraw | undefined;
  readonly site?: readonly KnownDraw[] | undefined;
}

/**
 * When a game is drawn, the first draw first, in milliseconds since 1970: from the registered day,
 * else from the first draw after it was saved, as far as the rules know.
 */
export function drawsOf({ lotteryType, date, follow, registered }: KeptGame): readonly [number, ...number[]] {
  const first = registered ? drawTime(lotteryType, registered.draw) : nextDraw(lotteryType, Date.parse(date));
  const draws: [number, ...number[]] = [first];
  for (let next = first; draws.length < (follow?.draws ?? 1); draws.push(next)) {
    next = nextDraw(lotteryType, next);
    // No calendar knows that year.
    if (Number.isNaN(next)) break;
  }
  return draws;
}

/** The draw of today of a game, if that is still to come; `now` is in milliseconds since 1970. */
export function drawToday(game: KeptGame, now: number): DrawTime | undefined {
  // A teimosinha that was not registered has no known day.
  if (game.follow && !game.registered) return undefined;
  const at = drawsOf(game).find((draw) => draw > now);
  if (at === undefined) return undefined;
  const today = dayInBrazil(now);
  return dayInBrazil(at) === today ? { at, isSure: !isDoubtful(game.lotteryType, today, today) } : undefined;
}

/**
 * The draws of all bets of a registered game that are past and not known, while a prize could still be fetched; none for
 * any other game.
 */
export function drawsToCheck(game: KeptGame, known: KnownDraws, now: number): readonly OwnDraw[] {
  return betsOfGame(game)
    .flatMap((bet) => registeredDraws(bet))
    .filter((draw) => draw.at <= now && isClaimable(draw.day, now) && !isKnown(draw, known));
}

/** Is a draw known? A day between two contests that follow each other is known too: it had no draw. */
export function isKnown({ contest, day }: OwnDraw, { newest, site = [] }: KnownDraws): boolean {
  if (contest !== undefined) return contest <= (newest?.contest ?? 0) || site.some((draw) => draw.contest === contest);
  return (
    day <= (newest?.date ?? '') ||
    site.some(({ contest, date = '' }, i) => {
      const next = site[i + 1];
      return date === day || (date < day && next?.contest === contest + 1 && day < (next.date ?? ''));
    })
  );
}

/**
 * Returns true if a game takes part in the draw of a day: one of its bets does; or it was never registered, and was saved
 * before that draw or noted from a ticket, of whose draw nothing is known.
 */
export function takesPart(game: SavedGame, day: string): boolean {
  if (!game.registered) return isNoted(game) || Date.parse(game.date) < drawTime(game.lotteryType, day);
  return betsOfGame(game).some((bet) => registeredDraws(bet).some((draw) => draw.day === day));
}

/** The draws of a registered game after an instant, the next first; none for any other game. */
export function drawsToCome(game: KeptGame, now: number): readonly OwnDraw[] {
  return registeredDraws(game).filter(({ at }) => at > now);
}

function registeredDraws(game: KeptGame): readonly (OwnDraw & { readonly at: number })[] {
  if (!game.registered) return [];
  const from = game.follow?.from;
  return drawsOf(game).map((at, i) => ({ at, day: dayInBrazil(at), ...(from !== undefined && { contest: from + i }) }));
}

/** Whether a prize of a game's last draw may still be fetched; `now` is in milliseconds since 1970. */
export function isInTime(game: KeptGame, now: number): boolean {
  return drawsOf(game).some((draw) => isClaimable(dayInBrazil(draw), now));
}
