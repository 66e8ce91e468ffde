import { proxy, ref } from 'valtio/vanilla';
import { prizesAtOnce } from '../../../workers/shared/bet/bet-cost.ts';
import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { areAscending, isWholeIn, parseJson } from '../../../workers/shared/lottery/checks.ts';
import { findLottery, type LotteryKey, lotteryOf, otherNumbers } from '../../../workers/shared/lottery/lotteries.ts';
import { drawOn } from '../../../workers/shared/rules/draw-on.ts';
import { type Format, storedValue } from '../../platform/stored-value.ts';
import type { SavedGame } from '../saved-games/game.ts';

/** A draw that the visitor has told whole without its contest. */
export interface ToldDraw {
  readonly lottery: LotteryKey;
  /** `YYYY-MM-DD` in Brazil. */
  readonly day: string;
  /** The numbers of each draw of the contest, ascending. */
  readonly rows: readonly (readonly number[])[];
  /** 1…12; 0 where the lottery has none. */
  readonly month: number;
}

type Draw = Pick<ToldDraw, 'lottery' | 'day'>;

/** The most that are kept: more than all lotteries draw in 90 days, the time to fetch a prize. */
const MAX_TOLD = 400;

const FORMAT: Format<readonly ToldDraw[]> = {
  empty: [],
  parse(text) {
    const list: unknown = parseJson(text);
    const all: readonly unknown[] = Array.isArray(list) ? list : [];
    const value = all.filter(isTold);
    return { value, isWhole: Array.isArray(list) && value.length === all.length };
  },
  print: (list) => JSON.stringify(list),
};

/** The draws that are kept by their day, the one that was told last at the end. */
export const toldDraws = proxy<{ list: readonly ToldDraw[] }>({ list: ref([]) });

const kept = storedValue('told-draws', FORMAT, (list) => {
  toldDraws.list = ref([...list]);
});

/** Takes over what is stored, and follows other tabs. Call after hydration. */
export const restoreTold = kept.restore;

/** Keeps a draw in place of an earlier version of it. Returns false if the browser refuses. */
export function keepTold(told: ToldDraw): boolean {
  return kept.change((list) => [...without(list, told), told].slice(-MAX_TOLD));
}

/** Drops a draw. */
export function dropTold(draw: Draw): void {
  if (findTold(draw)) kept.change((list) => without(list, draw));
}

/** Returns the kept draw of a lottery and day. */
export function findTold(draw: Draw, list = toldDraws.list): ToldDraw | undefined {
  return list.find((told) => isSame(told, draw));
}

function without(list: readonly ToldDraw[], draw: Draw): readonly ToldDraw[] {
  return list.filter((told) => !isSame(told, draw));
}

function isSame(told: Draw, draw: Draw): boolean {
  return told.lottery === draw.lottery && told.day === draw.day;
}

/**
 * Returns true if the draw of a day is kept by that day and the game has no prize in it: nothing is left to check. It is
 * false on a day of two draws, because nobody knows which one was told.
 */
export function isSettledByDay(game: SavedGame, day: string, list = toldDraws.list): boolean {
  const lottery = lotteryOf(game.lotteryType);
  const told = findTold({ lottery: lottery.key, day }, list);
  if (!told || Number(drawOn(lottery.key, day)?.draws) > 1) return false;
  const sides = game.mirror ? [game.numbers, otherNumbers(lottery, game.numbers)] : [game.numbers];
  const hasWon = sides.some((side) =>
    told.rows.some((row) => prizesAtOnce(lottery, side.length, row.filter((n) => side.includes(n)).length).length > 0),
  );
  return !hasWon && (told.month === 0 || told.month !== game.month);
}

function isTold(value: unknown): value is ToldDraw {
  const { lottery: key, day, rows, month }: { [K in keyof ToldDraw]?: unknown } = Object(value);
  const lottery = findLottery(key);
  if (!lottery || !isCalendarDate(day) || !isWholeIn(month, 0, 12) || !Array.isArray(rows)) return false;
  const isRow = (row: unknown) => areAscending(row, lottery) && row.length === lottery.drawn;
  return rows.length === lottery.drawsPerContest && rows.every(isRow);
}
