import type { Marks } from '../bet/marks.ts';
import { isWholeIn } from '../lottery/checks.ts';
import { dayInBrazil } from '../lottery/day-in-brazil.ts';
import { lotteryOf } from '../lottery/lotteries.ts';
import { MAX_CONTEST } from '../lottery/max-contest.ts';
import type { Ticket } from '../run/ticket.ts';
import type { DrawScope, PlayedGame } from './check-games.ts';

/** Contests in a row in which a game is played («teimosinha»). */
export interface FollowedDraws {
  /** The first of them. */
  readonly from: number;
  /** How many: 1…MAX_FOLLOWED. */
  readonly draws: number;
}

/** The draws of a bet; without the first contest as long as only the day of the first draw is known. */
export type BetDraws = Omit<FollowedDraws, 'from'> & Partial<Pick<FollowedDraws, 'from'>>;

/** A bet that was made with a game: its draws, and the day of the first, `YYYY-MM-DD`, where it was registered. */
export interface PlacedBet {
  readonly follow?: BetDraws;
  readonly registered?: { readonly draw: string };
}

/** Most contests in a row that a game is followed in: what the counter takes at most. */
export const MAX_FOLLOWED = 24;

/** What a ticket plays, as far as results have it. */
export function playedGame({ lotteryType, numbers, month, mirror }: Marks): PlayedGame {
  const lottery = lotteryOf(lotteryType);
  return {
    numbers: [...numbers],
    ...(lottery.extra === 'month' && month !== undefined && { month }),
    ...(lottery.hasMirror && mirror && { mirror }),
  };
}

/**
 * The draws that a saved game takes part in: the contests that were told of its bet, else those from the day of its
 * first draw on, else all since the day it was made.
 */
export function ownDraws({
  date,
  follow,
  registered,
}: Pick<Ticket, 'date'> & PlacedBet): Extract<DrawScope, { kind: 'since' | 'next' | 'on' }> {
  const { from, draws = 1 } = follow ?? {};
  if (from !== undefined) return { kind: 'next', from, draws };
  return registered ? { kind: 'on', draw: registered.draw, draws } : { kind: 'since', date: dayInBrazil(date) };
}

/** A saved game as each bet that was made with it, that of the newest bet last. */
export function betsOfGame<T extends PlacedBet & { readonly earlier?: readonly (BetDraws & { draw: string })[] }>(
  game: T,
): readonly T[] {
  return [...(game.earlier ?? []).map((bet) => ({ ...game, follow: bet, registered: bet })), game];
}

/** True for contests that a game may be followed in. */
export function isFollow(value: unknown): value is FollowedDraws {
  const { from }: { from?: unknown } = Object(value);
  return isWholeIn(from, 1, MAX_CONTEST) && areBetDraws(value);
}

/** True for the draws of a bet of which the first contest may be unknown. */
export function areBetDraws(value: unknown): value is BetDraws {
  const { from, draws }: { from?: unknown; draws?: unknown } = Object(value);
  return (from === undefined || isWholeIn(from, 1, MAX_CONTEST)) && isWholeIn(draws, 1, MAX_FOLLOWED);
}

/**
 * Largest export of saved games that is read, in bytes: whatever the app can have kept and exported, which is at most
 * 50 games of 300,000 bytes, or what a browser's 5 Mi characters of storage held before.
 */
export const MAX_EXPORT_BYTES = 16_000_000;
