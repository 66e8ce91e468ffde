import { ByteReader, ByteWriter } from './byte-stream.ts';
import { findLottery, type LotteryKey } from './lotteries.ts';
import type { OfficialDraw, PaidTier } from './official-draw.ts';
import { checksum } from './packed-checksum.ts';
import type { TierHits } from './tier-odds.ts';

/** The real draws of one lottery, ascending by contest, each contest once. */
export interface DrawTable {
  readonly lottery: LotteryKey;
  readonly draws: readonly OfficialDraw[];
}

/** The packing of today, the first byte. A higher one is due whenever the same bytes would be read otherwise. */
const PACKING = 1;

const SUM_BYTES = 3;
const DAY_MS = 86_400_000;
const EXTRA_HITS = { team: 101, month: 102 } as const;

/** What a draw has beside its numbers: bits of its second field. */
const HAS = { date: 1, second: 2, order: 4, team: 8, month: 16, paid: 32, paidSecond: 64 } as const;

/**
 * The bytes of a table: what is kept, sent between threads and compared. Equal tables have equal
 * bytes. A record a draw: about 15 bytes for Mega-Sena, and as many again with its prizes.
 */
export function packDraws({ lottery, draws }: DrawTable): Uint8Array<ArrayBuffer> {
  const to = new ByteWriter();
  to.byte(PACKING);
  to.text(lottery);
  to.count(draws.length);
  let contest = 0;
  let day = 0;
  for (const draw of draws) {
    to.count(draw.contest - contest);
    contest = draw.contest;
    to.byte(partsOf(draw));
    if (draw.date !== undefined) {
      to.signed(dayOf(draw.date) - day);
      day = dayOf(draw.date);
    }
    for (const n of draw.numbers) to.byte(n);
    for (const n of draw.second ?? []) to.byte(n);
    if (draw.team !== undefined) to.text(draw.team);
    if (draw.month !== undefined) to.byte(draw.month);
    if (draw.paid) writePaid(to, draw.paid);
    if (draw.paidSecond) writePaid(to, draw.paidSecond);
  }
  const sum = checksum(to.take());
  for (let shift = 8 * (SUM_BYTES - 1); shift >= 0; shift -= 8) to.byte((sum >> shift) & 255);
  return to.take();
}

/** The table of some bytes; throws a RangeError for bytes that are damaged or of a newer packing. */
export function unpackDraws(bytes: Uint8Array): DrawTable {
  const end = bytes.length - SUM_BYTES;
  const content = bytes.subarray(0, Math.max(end, 0));
  const sum = bytes.subarray(Math.max(end, 0)).reduce((value, byte) => value * 256 + byte, 0);
  if (checksum(content) !== sum) throw new RangeError('the draws are damaged');
  const from = new ByteReader(content);
  if (from.byte() !== PACKING) throw new RangeError('the draws are of a newer version');
  const key = from.text();
  const lottery = findLottery(key);
  if (!lottery) throw new RangeError(`unknown lottery "${key}"`);
  const draws: OfficialDraw[] = [];
  let contest = 0;
  let day = 0;
  for (let rest = from.count(); rest > 0; rest--) {
    contest += from.count();
    const parts = from.byte();
    // One field after the other: with spreads a table of 3,500 draws takes ten times as long.
    const draw: Draft<OfficialDraw> = { contest, numbers: [] };
    if (parts & HAS.date) {
      day += from.signed();
      draw.date = dateOf(day);
    }
    draw.numbers = readNumbers(from, lottery.drawn);
    if (parts & HAS.second) draw.second = readNumbers(from, lottery.drawn);
    if (parts & HAS.order) draw.isInDrawOrder = true;
    if (parts & HAS.team) draw.team = from.text();
    if (parts & HAS.month) draw.month = from.byte();
    if (parts & HAS.paid) draw.paid = readPaid(from);
    if (parts & HAS.paidSecond) draw.paidSecond = readPaid(from);
    draws.push(draw);
  }
  from.end();
  return { lottery: lottery.key, draws };
}

/** The lottery that packed draws say they are of; undefined for bytes that this version does not read. */
export function lotteryOfPacked(bytes: Uint8Array): LotteryKey | undefined {
  try {
    const from = new ByteReader(bytes);
    return from.byte() === PACKING ? findLottery(from.text())?.key : undefined;
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
    (draw.paidSecond ? HAS.paidSecond : 0)
  );
}

type Draft<T> = { -readonly [K in keyof T]: T[K] };

function readNumbers(from: ByteReader, count: number): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < count; i++) numbers.push(from.byte());
  return numbers;
}

function writePaid(to: ByteWriter, tiers: readonly PaidTier[]): void {
  to.count(tiers.length);
  for (const { hits, winners, cents } of tiers) {
    to.byte(typeof hits === 'number' ? hits : EXTRA_HITS[hits]);
    to.count(winners);
    to.count(cents === undefined ? 0 : cents + 1);
  }
}

function readPaid(from: ByteReader): PaidTier[] {
  const tiers: PaidTier[] = [];
  for (let rest = from.count(); rest > 0; rest--) {
    const hits = hitsOf(from.byte());
    const winners = from.count();
    const cents = from.count();
    tiers.push(cents > 0 ? { hits, winners, cents: cents - 1 } : { hits, winners });
  }
  return tiers;
}

function hitsOf(code: number): TierHits {
  if (code === EXTRA_HITS.team) return 'team';
  return code === EXTRA_HITS.month ? 'month' : code;
}

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** By hand: `toISOString` takes most of the time that a whole table takes. */
function dateOf(day: number): string {
  const date = new Date(day * DAY_MS);
  const year = date.getUTCFullYear();
  // Years of other than four digits are for it to write, or to refuse.
  if (!(year >= 1000 && year <= 9999)) return date.toISOString().slice(0, 10);
  return `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
}

const twoDigits = (value: number) => (value < 10 ? `0${value}` : String(value));
