import { isBoundedDay } from '../lottery/bounds.ts';
import { dayInBrazil } from '../lottery/day-in-brazil.ts';
import { isClaimable, lastClaimDay, nextDraw } from '../lottery/draw-days.ts';
import { type LotteryKey, lotteryOf } from '../lottery/lotteries.ts';
import { drawsOf, type KeptGame } from './own-draws.ts';

/** A day of games that take part in the same draws: that of a draw, or the last one to fetch a prize of it. */
export interface AgendaDay {
  readonly kind: 'draw' | 'claim';
  readonly lottery: LotteryKey;
  /** `YYYY-MM-DD`, in Brazil. */
  readonly day: string;
  /** How many games. */
  readonly games: number;
  /** Which of how many draws, from 1 on. */
  readonly draw: number;
  readonly draws: number;
  /** The contest of a registered game. */
  readonly contest?: number;
  /** What no other day has; the same whenever these games are asked for. */
  readonly id: string;
}

/** Games with the same draws. */
interface Together {
  readonly game: KeptGame;
  readonly draws: readonly number[];
  /** The contest of the first draw, of games that were registered. */
  readonly first: number | undefined;
  count: number;
}

/**
 * The days to come of saved games: the draws of those that were registered or have a teimosinha, the next draw of
 * others; none that calendars do not know. `now` is in milliseconds since 1970.
 */
export function agendaOf(games: readonly KeptGame[], now: number): AgendaDay[] {
  const all = new Map<string, Together>();
  for (const game of games) {
    const { lotteryType, date, follow, registered } = game;
    const isKnown = follow !== undefined || registered !== undefined;
    const draws = isKnown ? drawsOf(game) : [nextDraw(lotteryOf(lotteryType), Math.max(Date.parse(date), now))];
    const first = registered && follow?.from;
    const key = `${lotteryType} ${draws[0]} ${draws.length} ${first}`;
    const known = all.get(key);
    if (known) known.count++;
    else all.set(key, { game, draws, first, count: 1 });
  }
  return [...all.values()].flatMap((together) => daysOf(together, now)).filter(({ day }) => isBoundedDay(day));
}

function daysOf({ game: { id, lotteryType }, draws, first, count }: Together, now: number): AgendaDay[] {
  return draws.flatMap((instant, i): AgendaDay[] => {
    const day = dayInBrazil(instant);
    const common = {
      lottery: lotteryType,
      games: count,
      draw: i + 1,
      draws: draws.length,
      ...(first !== undefined && { contest: first + i }),
    };
    return [
      ...(instant > now ? [{ ...common, kind: 'draw', day, id: `${id} ${day}` } as const] : []),
      ...(isClaimable(day, now)
        ? [{ ...common, kind: 'claim', day: lastClaimDay(day), id: `${id} ${day} claim` } as const]
        : []),
    ];
  });
}
