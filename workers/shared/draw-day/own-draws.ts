import type { FollowedDraws } from '../check/played-game.ts';
import { DAY_MS } from '../lottery/calendar.ts';
import { dayInBrazil } from '../lottery/day-in-brazil.ts';
import { isClaimable, nextDraw } from '../lottery/draw-days.ts';
import { lotteryOf } from '../lottery/lotteries.ts';
import type { Ticket } from '../run/ticket.ts';
import type { KnownContest } from './contests.ts';

/** A ticket that is kept, its contests, and the day of the first of them (`YYYY-MM-DD`) where it was registered. */
export type KeptGame = Pick<Ticket, 'id' | 'lotteryType' | 'date'> & {
  readonly follow?: FollowedDraws;
  readonly registered?: { readonly draw: string };
  readonly earlier?: readonly (FollowedDraws & { readonly draw: string })[];
};

/**
 * When a game is drawn, the first draw first, in milliseconds since 1970: from the day that was told when it was
 * registered, else from the first draw after it was saved. Holidays are not known.
 */
export function drawsOf({ lotteryType, date, follow, registered }: KeptGame): readonly [number, ...number[]] {
  const lottery = lotteryOf(lotteryType);
  const first = registered ? Date.parse(`${registered.draw}T00:00:00Z`) + DAY_MS : nextDraw(lottery, Date.parse(date));
  const draws: [number, ...number[]] = [first];
  let last = first;
  while (draws.length < (follow?.draws ?? 1)) {
    last = nextDraw(lottery, last);
    draws.push(last);
  }
  return draws;
}

/** The hours of a day before its draw, in milliseconds. */
const UNTIL_DRAW_MS = (21 / 24) * DAY_MS;

/** Whether a game is drawn today, and the draw is still to come; `now` is in milliseconds since 1970. */
export function isDrawnToday(game: KeptGame, now: number): boolean {
  // Of a teimosinha of which no day was told none is known.
  if (game.follow && !game.registered) return false;
  const next = drawsOf(game).find((draw) => draw > now);
  return next !== undefined && next - now <= UNTIL_DRAW_MS;
}

/**
 * The contests of all bets of a registered game that have been drawn by now and are newer than the newest kept one, while a prize
 * could still be fetched; of any other game none.
 */
export function contestsToCheck(game: KeptGame, newest: number | undefined, now: number): readonly KnownContest[] {
  const { follow, registered, earlier = [] } = game;
  const current = follow && registered ? [{ ...follow, draw: registered.draw }] : [];
  return [...earlier, ...current].flatMap((bet) =>
    drawsOf({ ...game, follow: bet, registered: bet }).flatMap((draw, i) => {
      const contest = bet.from + i;
      const day = dayInBrazil(draw);
      return draw <= now && isClaimable(day, now) && contest > (newest ?? 0) ? [{ contest, day }] : [];
    }),
  );
}

/** The contests of a registered game that are to be drawn after an instant, the next first; of any other game none. */
export function contestsToCome(game: KeptGame, now: number): readonly KnownContest[] {
  const { follow, registered } = game;
  if (!follow || !registered) return [];
  return drawsOf(game).flatMap((draw, i) => (draw > now ? [{ contest: follow.from + i, day: dayInBrazil(draw) }] : []));
}

/** Whether a prize of a game's last draw may still be fetched; `now` is in milliseconds since 1970. */
export function isInTime(game: KeptGame, now: number): boolean {
  return drawsOf(game).some((draw) => isClaimable(dayInBrazil(draw), now));
}
