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

/** Most contests in a row that a game is followed in: what the counter takes at most. */
export const MAX_FOLLOWED = 24;

/** What a ticket plays, as far as results tell of it. */
export function playedGame({
  lotteryType,
  numbers,
  month,
  mirror,
}: Pick<Ticket, 'lotteryType' | 'numbers' | 'month' | 'mirror'>): PlayedGame {
  const lottery = lotteryOf(lotteryType);
  return {
    numbers: [...numbers],
    ...(lottery.extra === 'month' && month !== undefined && { month }),
    ...(lottery.hasMirror && mirror && { mirror }),
  };
}

/** The draws that a saved game takes part in: those of its teimosinha, else all since the day it was made. */
export function ownDraws({
  date,
  follow,
}: Pick<Ticket, 'date'> & { readonly follow?: FollowedDraws }): Extract<DrawScope, { kind: 'since' | 'next' }> {
  return follow ? { kind: 'next', ...follow } : { kind: 'since', date: dayInBrazil(date) };
}

/** The draws of all bets that were made with a saved game, those of the newest last; see `ownDraws`. */
export function drawsOfBets(game: Parameters<typeof ownDraws>[0] & { readonly earlier?: readonly FollowedDraws[] }) {
  const earlier = (game.earlier ?? []).map(({ from, draws }) => ({ kind: 'next', from, draws }) as const);
  return [...earlier, ownDraws(game)];
}

/** True for contests that a game may be followed in. */
export function isFollow(value: unknown): value is FollowedDraws {
  const { from, draws }: { from?: unknown; draws?: unknown } = Object(value);
  return isWholeIn(from, 1, MAX_CONTEST) && isWholeIn(draws, 1, MAX_FOLLOWED);
}

/**
 * Largest export of saved games that is read, in bytes: whatever the app can have kept and exported, which is at most
 * 50 games of 300,000 bytes, or what a browser's 5 Mi characters of storage held before.
 */
export const MAX_EXPORT_BYTES = 16_000_000;
