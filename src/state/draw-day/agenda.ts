import { betsOfGame } from '../../../workers/shared/check/played-game.ts';
import { isBoundedDay } from '../../../workers/shared/lottery/bounds.ts';
import { dayInBrazil } from '../../../workers/shared/lottery/day-in-brazil.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { drawOn } from '../../../workers/shared/rules/draw-on.ts';
import type { AgendaDay } from '../../content/draw-day/agenda.ts';
import { isClaimable, lastClaimDay, nextDraw } from './draw-days.ts';
import { drawsOf, type KeptGame } from './own-draws.ts';

/** Draws of a game: those of a bet, or the next one. */
interface Bet {
  readonly draws: readonly number[];
  /** The contest of the first draw, where a registered bet has it. */
  readonly from: number | undefined;
  readonly isCounted: boolean;
}

/**
 * The days to come of saved games, by the day: the draws of those that were registered or have a teimosinha, the next
 * draw of others; days that no calendar knows are left out. `now` is in milliseconds since 1970.
 */
export function agendaOf(games: readonly KeptGame[], now: number): AgendaDay[] {
  const days = new Map<string, AgendaDay>();
  for (const game of games) {
    const own = new Map<string, AgendaDay>();
    for (const bet of betsOf(game, now)) {
      for (const [i, at] of bet.draws.entries()) {
        for (const day of daysOf(game.lotteryType, bet, i, at, now)) own.set(day.id, merged(own.get(day.id), day, 0));
      }
    }
    for (const day of own.values()) days.set(day.id, merged(days.get(day.id), day, 1));
  }
  return [...days.values()]
    .filter(({ day }) => isBoundedDay(day))
    .sort((a, b) => a.day.localeCompare(b.day) || a.at - b.at);
}

function betsOf(game: KeptGame, now: number): readonly Bet[] {
  return betsOfGame(game).map((bet) => {
    const { lotteryType, date, follow, registered } = bet;
    if (registered) return { draws: drawsOf(bet), from: follow?.from, isCounted: false };
    if (follow) return { draws: drawsOf(bet), from: undefined, isCounted: true };
    return { draws: [nextDraw(lotteryType, Math.max(Date.parse(date), now))], from: undefined, isCounted: false };
  });
}

/** The days of one draw of a bet: its own, while it is to come, and the last one to claim a prize. */
function daysOf(lottery: LotteryKey, { from, isCounted }: Bet, place: number, at: number, now: number): AgendaDay[] {
  if (Number.isNaN(at)) return [];
  const day = dayInBrazil(at);
  const { salesEnd, isSure = false } = drawOn(lottery, day) ?? {};
  const contests = from === undefined ? [] : [from + place];
  const common = { lottery, at, isSure, games: 1, contests, isCounted, ...(salesEnd !== undefined && { salesEnd }) };
  const draw: AgendaDay = { ...common, kind: 'draw', day, id: `${lottery} ${day} draw` };
  const last = lastClaimDay(day);
  return [
    ...(at > now ? [draw] : []),
    ...(isClaimable(day, now)
      ? [{ ...common, kind: 'claim', day: last, id: `${lottery} ${last} claim` } as const]
      : []),
  ];
}

/** Merges two entries of one day; the second adds `more` games. */
function merged(known: AgendaDay | undefined, day: AgendaDay, more: number): AgendaDay {
  if (!known) return day;
  const contests = [...new Set([...known.contests, ...day.contests])].sort((a, b) => a - b);
  return { ...known, contests, games: known.games + more, isCounted: known.isCounted || day.isCounted };
}
