import { proxy, ref } from 'valtio/vanilla';
import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { isWholeIn, parseJson } from '../../../workers/shared/lottery/checks.ts';
import { findLottery, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { type Format, storedValue } from '../../platform/stored-value.ts';

/** A contest as entered: the numbers of its draws, as texts, and a month, 1…12, or 0. */
export interface ToldByHand {
  readonly lottery: LotteryKey;
  /** `YYYY-MM-DD`; undefined if no draw is due. */
  readonly day: string | undefined;
  readonly texts: readonly string[];
  readonly month: number;
}

type Draw = Pick<ToldByHand, 'lottery' | 'day'>;

/** Most of them that are kept: the draws of all lotteries in 90 days, in which a prize can be fetched, are fewer. */
const MAX_TOLD = 400;

/** Far more than the numbers of any draw take. */
const MAX_TEXT = 300;

const FORMAT: Format<readonly ToldByHand[]> = {
  empty: [],
  parse(text) {
    const list: unknown = parseJson(text);
    const all: readonly unknown[] = Array.isArray(list) ? list : [];
    const value = all.filter(isTold);
    return { value, isWhole: Array.isArray(list) && value.length === all.length };
  },
  print: (list) => JSON.stringify(list),
};

/** The draws that the visitor has told whole, and of which the contest is not known: the newest told last. */
export const toldDraws = proxy<{ list: readonly ToldByHand[] }>({ list: ref([]) });

const kept = storedValue('told-draws', FORMAT, (list) => {
  toldDraws.list = ref([...list]);
});

/** Takes over what is stored, and follows other tabs. Call after hydration. */
export const restoreTold = kept.restore;

/** Keeps a draw in the place of what was told of it before. Returns false where the browser refuses. */
export function keepTold(told: ToldByHand): boolean {
  return kept.change((list) => [...without(list, told), told].slice(-MAX_TOLD));
}

/** Drops what was told of a draw. */
export function dropTold(draw: Draw): void {
  if (findTold(draw)) kept.change((list) => without(list, draw));
}

/** Returns what was told of a draw. */
export function findTold(draw: Draw, list = toldDraws.list): ToldByHand | undefined {
  return list.find((told) => isSame(told, draw));
}

function without(list: readonly ToldByHand[], draw: Draw): readonly ToldByHand[] {
  return list.filter((told) => !isSame(told, draw));
}

function isSame(told: Draw, draw: Draw): boolean {
  return told.lottery === draw.lottery && told.day === draw.day;
}

function isTold(value: unknown): value is ToldByHand {
  const { lottery, day, texts, month }: { [K in keyof ToldByHand]?: unknown } = Object(value);
  if (findLottery(lottery) === undefined || !isCalendarDate(day) || !isWholeIn(month, 0, 12)) return false;
  return Array.isArray(texts) && texts.every((text) => typeof text === 'string' && text.length <= MAX_TEXT);
}
