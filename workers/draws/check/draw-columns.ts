import { type CheckedDraw, NO_DAY, REAL_SINCE } from '../../shared/check/check-games.ts';
import { DrawCursor, type PackedTiers } from '../../shared/draws/draw-cursor.ts';
import { EXTRA_HITS, HAS } from '../../shared/draws/draw-packing.ts';
import { dayNumber } from '../../shared/lottery/day-number.ts';
import type { Lottery } from '../../shared/lottery/lotteries.ts';
import { addNumbers, emptyMasks, type NumberMasks } from './number-masks.ts';
import { openTierStarts, type TierStarts } from './tier-starts.ts';

/** The first or the second draws of the contests. */
export interface DrawSide {
  readonly numbers: NumberMasks;
  /** What each tier of `winningHits` paid, in cents, draw after draw; −1 where that is not known in reais. */
  readonly cents: Float64Array;
  /** How many tiers there are. */
  readonly tiers: number;
  readonly starts: TierStarts;
}

/** Packed draws as columns, ascending by contest: no object for any draw. */
export interface DrawColumns {
  readonly lottery: Lottery;
  /** How many contests. */
  readonly length: number;
  readonly contests: Int32Array;
  /** Days since 1970-01-01, or NO_DAY. */
  readonly days: Int32Array<ArrayBuffer>;
  /** 1: it was before there was the Real. Without a day it is as old as the next that has one. */
  readonly isOld: Uint8Array;
  /** 1…12; 0 where the draw has none. */
  readonly months: Uint8Array;
  readonly first: DrawSide;
  readonly second: DrawSide;
  /** How many contests before each place, and at the end, have a second draw, and how many have a month. */
  readonly secondsBefore: Int32Array;
  readonly monthsBefore: Int32Array;
}

/** The columns of packed draws; throws a RangeError for bytes that are damaged or of a newer packing. */
export function drawColumns(bytes: Uint8Array): DrawColumns {
  const cursor = new DrawCursor(bytes);
  const { lottery, length } = cursor;
  const [contests, days] = [new Int32Array(length), new Int32Array(length)];
  const months = new Uint8Array(length);
  const [secondsBefore, monthsBefore] = [new Int32Array(length + 1), new Int32Array(length + 1)];
  const tierOf = tierOfCode(lottery);
  const first = sideOf(lottery, length);
  // Only one lottery has a second draw, but any packing may say that a draw has one.
  let second = sideOf(lottery, 0);
  const firstStarts = openTierStarts(lottery, length, tierOf);
  const secondStarts = openTierStarts(lottery, length, tierOf);
  for (let i = 0; i < length; i++) {
    cursor.next();
    const { parts } = cursor;
    contests[i] = cursor.contest;
    days[i] = parts & HAS.date ? cursor.day : NO_DAY;
    if (parts & HAS.month) months[i] = cursor.bytes[cursor.monthAt] ?? 0;
    addNumbers(first.numbers, i, cursor.bytes, cursor.numbersAt, lottery.drawn);
    secondsBefore[i + 1] = (secondsBefore[i] ?? 0) + (parts & HAS.second ? 1 : 0);
    monthsBefore[i + 1] = (monthsBefore[i] ?? 0) + (parts & HAS.month ? 1 : 0);
    if (parts & HAS.paid) {
      setCents(first, i, cursor.paid, tierOf);
      firstStarts.see(i, cursor.paid);
    }
    if (!(parts & HAS.second)) continue;
    if (second.cents.length === 0) second = sideOf(lottery, length);
    addNumbers(second.numbers, i, cursor.bytes, cursor.secondAt, lottery.drawn);
    if (!(parts & HAS.paidSecond)) continue;
    setCents(second, i, cursor.paidSecond, tierOf);
    secondStarts.see(i, cursor.paidSecond, parts & HAS.paid ? cursor.paid : undefined);
  }
  cursor.end();
  const isOld = oldOnes(days);
  for (const { cents, tiers } of [first, second]) {
    isOld.forEach((old, i) => {
      if (old === 1) cents.fill(-1, i * tiers, (i + 1) * tiers);
    });
  }
  return {
    lottery,
    length,
    contests,
    days,
    isOld,
    months,
    first: { ...first, starts: firstStarts.close() },
    second: { ...second, starts: secondStarts.close() },
    secondsBefore,
    monthsBefore,
  };
}

/** Some contests of a packed table, ascending, without their prizes. */
export function drawsOf(bytes: Uint8Array, contests: ReadonlySet<number | undefined>): readonly CheckedDraw[] {
  const cursor = new DrawCursor(bytes);
  const draws: CheckedDraw[] = [];
  for (let i = 0; i < cursor.length; i++) {
    cursor.next();
    if (contests.has(cursor.contest)) draws.push(cursor.bareDraw());
  }
  return draws;
}

function sideOf(lottery: Lottery, length: number): Omit<DrawSide, 'starts'> {
  const tiers = lottery.winningHits.length;
  const cents = new Float64Array(length * tiers).fill(-1);
  return { numbers: emptyMasks(lottery, length), tiers, cents };
}

/** Which contests took place before there was the Real. */
function oldOnes(days: Int32Array): Uint8Array {
  const real = dayNumber(REAL_SINCE);
  const isOld = new Uint8Array(days.length);
  for (let i = days.length - 1; i >= 0; i--) {
    const day = days[i] ?? NO_DAY;
    isOld[i] = day === NO_DAY ? (isOld[i + 1] ?? 0) : Number(day < real);
  }
  return isOld;
}

/** The place of each tier among those that win, by its code in the packing; −1: it does not win. */
function tierOfCode({ winningHits }: Lottery): Int8Array {
  const places = new Int8Array(256).fill(-1);
  winningHits.forEach((hits, tier) => {
    places[typeof hits === 'number' ? hits : EXTRA_HITS[hits]] = tier;
  });
  return places;
}

/** Notes what each tier paid in the draw at a place. Without winners the prize is unknown. */
function setCents(
  { cents: column, tiers }: Pick<DrawSide, 'cents' | 'tiers'>,
  place: number,
  paid: PackedTiers,
  tierOf: Int8Array,
): void {
  // Backwards, so that the first of two entries for one tier counts.
  for (let i = paid.count - 1; i >= 0; i--) {
    const tier = tierOf[paid.hits[i] ?? 0] ?? -1;
    if (tier < 0) continue;
    const cents = paid.cents[i] ?? -1;
    column[place * tiers + tier] = (paid.winners[i] ?? 0) > 0 && cents > 0 ? cents : -1;
  }
}
