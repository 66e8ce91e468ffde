import { dayOfDraw, lastClaimDay, nextDraw } from '../lottery/draw-days.ts';
import { type LotteryKey, lotteryOf } from '../lottery/lotteries.ts';
import { drawsOf, type KeptGame } from './own-draws.ts';

/** A day of games that take part in the same draws: that of a draw, or the last one to fetch a prize of all of them. */
export interface AgendaDay {
  readonly kind: 'draw' | 'claim';
  readonly lottery: LotteryKey;
  /** `YYYY-MM-DD`, in Brazil. */
  readonly day: string;
  /** How many games. */
  readonly games: number;
  /** Which of how many draws, from 1 on; of a claim the last one. */
  readonly draw: number;
  readonly draws: number;
  /** What no other day has; the same whenever these games are asked for. */
  readonly id: string;
}

/**
 * The days to come of saved games: the draws of those that were registered or have a teimosinha, the next draw of
 * others. `now` is in milliseconds since 1970.
 */
export function agendaOf(games: readonly KeptGame[], now: number): AgendaDay[] {
  const together = new Map<string, { readonly game: KeptGame; readonly draws: readonly number[]; count: number }>();
  for (const game of games) {
    const { lotteryType, date, follow, registered } = game;
    const isKnown = follow !== undefined || registered !== undefined;
    const draws = isKnown ? drawsOf(game) : [nextDraw(lotteryOf(lotteryType), Math.max(Date.parse(date), now))];
    const key = `${lotteryType} ${draws[0]} ${draws.length}`;
    const known = together.get(key);
    if (known) known.count++;
    else together.set(key, { game, draws, count: 1 });
  }
  return [...together.values()].flatMap(({ game, draws, count }) => daysOf(game, draws, count, now));
}

function daysOf(
  { id, lotteryType: lottery }: KeptGame,
  instants: readonly number[],
  games: number,
  now: number,
): AgendaDay[] {
  const draws = instants.length;
  const last = dayOfDraw(instants[draws - 1] as number);
  const common = { lottery, games, draws };
  const days = instants.map((instant, i): AgendaDay & { readonly end: number } => {
    const day = dayOfDraw(instant);
    return { ...common, kind: 'draw', day, draw: i + 1, id: `${id} ${day}`, end: instant };
  });
  const claim = { ...common, kind: 'claim', day: lastClaimDay(last), draw: draws, id: `${id} ${last} claim` } as const;
  const open = days.filter(({ end }) => end > now).map(({ end: _, ...day }) => day);
  return Date.parse(`${claim.day}T23:59:59-03:00`) > now ? [...open, claim] : open;
}
