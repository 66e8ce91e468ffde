import type { FollowedDraws } from '../check/played-game.ts';
import { dayInBrazil } from '../lottery/day-in-brazil.ts';
import { isDoubtful } from '../rules/draw-on.ts';
import type { Ticket } from '../run/ticket.ts';
import type { KnownContest } from './contests.ts';
import { drawTime, isClaimable, nextDraw } from './draw-days.ts';

/** A ticket that is kept, its contests, and the day of the first of them (`YYYY-MM-DD`) where it was registered. */
export type KeptGame = Pick<Ticket, 'id' | 'lotteryType' | 'date'> & {
  readonly follow?: FollowedDraws;
  readonly registered?: { readonly draw: string };
  readonly earlier?: readonly (FollowedDraws & { readonly draw: string })[];
};

/**
 * When a game is drawn, the first draw first, in milliseconds since 1970: from the day that was told when it was
 * registered, else from the first draw after it was saved, as far as the rules know.
 */
export function drawsOf({ lotteryType, date, follow, registered }: KeptGame): readonly [number, ...number[]] {
  const first = registered ? drawTime(lotteryType, registered.draw) : nextDraw(lotteryType, Date.parse(date));
  const draws: [number, ...number[]] = [first];
  for (let next = first; draws.length < (follow?.draws ?? 1); draws.push(next)) {
    next = nextDraw(lotteryType, next);
    // Of a year that no calendar knows.
    if (Number.isNaN(next)) break;
  }
  return draws;
}

/** When a draw is, in milliseconds since 1970, and whether it is known that there is one. */
export interface DrawTime {
  readonly at: number;
  readonly isSure: boolean;
}

/** The draw of today of a game, if that is still to come; `now` is in milliseconds since 1970. */
export function drawToday(game: KeptGame, now: number): DrawTime | undefined {
  // Of a teimosinha of which no day was told none is known.
  if (game.follow && !game.registered) return undefined;
  const at = drawsOf(game).find((draw) => draw > now);
  if (at === undefined) return undefined;
  const today = dayInBrazil(now);
  return dayInBrazil(at) === today ? { at, isSure: !isDoubtful(game.lotteryType, today, today) } : undefined;
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
