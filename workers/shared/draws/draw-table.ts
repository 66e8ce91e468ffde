import { checksum } from '../link/packed-checksum.ts';
import { dayNumber } from '../lottery/day-number.ts';
import type { LotteryKey } from '../lottery/lotteries.ts';
import { ByteReader, ByteWriter } from './byte-stream.ts';
import { DrawCursor, lotteryAt } from './draw-cursor.ts';
import { EXTRA_HITS, HAS, PACKING, SUM_BYTES } from './draw-packing.ts';
import type { OfficialDraw, PaidTier } from './official-draw.ts';

/** The real draws of one lottery, ascending by contest, each contest once. */
export interface DrawTable {
  readonly lottery: LotteryKey;
  readonly draws: readonly OfficialDraw[];
}

/**
 * The bytes of a table: what is kept, sent between threads and compared. Equal tables have equal bytes. A record a
 * draw: about 15 bytes for Mega-Sena, and as many again with its prizes.
 */
export function packDraws({ lottery, draws }: DrawTable): Uint8Array<ArrayBuffer> {
  const to = new ByteWriter();
  to.byte(draws.some(({ takings }) => takings !== undefined) ? PACKING.withTakings : PACKING.plain);
  to.text(lottery);
  to.count(draws.length);
  let contest = 0;
  let day = 0;
  for (const draw of draws) {
    to.count(draw.contest - contest);
    contest = draw.contest;
    to.byte(partsOf(draw));
    if (draw.date !== undefined) {
      to.signed(dayNumber(draw.date) - day);
      day = dayNumber(draw.date);
    }
    for (const n of draw.numbers) to.byte(n);
    for (const n of draw.second ?? []) to.byte(n);
    if (draw.team !== undefined) to.text(draw.team);
    if (draw.month !== undefined) to.byte(draw.month);
    if (draw.paid) writePaid(to, draw.paid);
    if (draw.paidSecond) writePaid(to, draw.paidSecond);
    if (draw.takings !== undefined) to.count(draw.takings);
  }
  const sum = checksum(to.take());
  for (let shift = 8 * (SUM_BYTES - 1); shift >= 0; shift -= 8) to.byte((sum >> shift) & 255);
  return to.take();
}

/** The table of some bytes; throws a RangeError for bytes that are damaged or of a newer packing. */
export function unpackDraws(bytes: Uint8Array): DrawTable {
  const cursor = new DrawCursor(bytes);
  const draws: OfficialDraw[] = [];
  for (let rest = cursor.length; rest > 0; rest--) {
    cursor.next();
    draws.push(cursor.draw());
  }
  cursor.end();
  return { lottery: cursor.lottery.key, draws };
}

/** The lottery that packed draws say they are of; undefined for bytes that this version does not read. */
export function lotteryOfPacked(bytes: Uint8Array): LotteryKey | undefined {
  try {
    return lotteryAt(new ByteReader(bytes)).key;
  } catch {
    return undefined;
  }
}

function partsOf(draw: OfficialDraw): number {
  return (
    (draw.date === undefined ? 0 : HAS.date) +
    (draw.second ? HAS.second : 0) +
    (draw.isInDrawOrder ? HAS.order : 0) +
    (draw.team === undefined ? 0 : HAS.team) +
    (draw.month === undefined ? 0 : HAS.month) +
    (draw.paid ? HAS.paid : 0) +
    (draw.paidSecond ? HAS.paidSecond : 0) +
    (draw.takings === undefined ? 0 : HAS.takings)
  );
}

function writePaid(to: ByteWriter, tiers: readonly PaidTier[]): void {
  to.count(tiers.length);
  for (const { hits, winners, cents } of tiers) {
    to.byte(typeof hits === 'number' ? hits : EXTRA_HITS[hits]);
    to.count(winners);
    to.count(cents === undefined ? 0 : cents + 1);
  }
}
