import { checksum } from '../link/packed-checksum.ts';
import { dateOfDay } from '../lottery/day-number.ts';
import { findLottery, type Lottery } from '../lottery/lotteries.ts';
import { ByteReader } from './byte-stream.ts';
import { EXTRA_HITS, HAS, PACKING, SUM_BYTES } from './draw-packing.ts';
import type { OfficialDraw, PaidTier } from './official-draw.ts';

/** What a draw is without its money. */
export type BareDraw = Omit<OfficialDraw, 'paid' | 'paidSecond' | 'takings'>;

/** Prize tiers of a draw as the packing has them: the first `count` of each list. */
export interface PackedTiers {
  count: number;
  /** So many hits, or one of EXTRA_HITS. */
  readonly hits: number[];
  readonly winners: number[];
  /** −1: the source does not say. */
  readonly cents: number[];
}

/**
 * Goes through packed draws, one record after the other: the one place that reads them. It makes no object of a draw
 * unless asked to, and what it tells is of the record that was read last.
 */
export class DrawCursor {
  readonly bytes: Uint8Array;
  readonly lottery: Lottery;
  /** How many draws there are. */
  readonly length: number;
  contest = 0;
  /** Days since 1970-01-01; where the draw has no day (`HAS.date`) that of the last that has one. */
  day = 0;
  /** Bits of HAS. */
  parts = 0;
  /** Where its numbers begin, a byte each. */
  numbersAt = 0;
  secondAt = 0;
  monthAt = 0;
  /** In cents, where the draw has any (`HAS.takings`). */
  takings = 0;
  readonly paid: PackedTiers = noTiers();
  readonly paidSecond: PackedTiers = noTiers();
  private readonly from: ByteReader;
  private teamAt = 0;

  /** Opens the bytes of a table; throws a RangeError for what is damaged or of a newer packing. */
  constructor(bytes: Uint8Array) {
    const end = Math.max(bytes.length - SUM_BYTES, 0);
    this.bytes = bytes.subarray(0, end);
    const sum = bytes.subarray(end).reduce((value, byte) => value * 256 + byte, 0);
    if (checksum(this.bytes) !== sum) throw new RangeError('the draws are damaged');
    this.from = new ByteReader(this.bytes);
    this.lottery = lotteryAt(this.from);
    this.length = this.from.count();
    if (this.length > this.bytes.length) throw new RangeError('draws are missing at the end');
  }

  /** Reads a record; throws a RangeError where there is none. */
  next(): void {
    const { from, lottery } = this;
    this.contest += from.count();
    const parts = from.byte();
    this.parts = parts;
    if (parts & HAS.date) this.day += from.signed();
    this.numbersAt = from.skip(lottery.drawn);
    if (parts & HAS.second) this.secondAt = from.skip(lottery.drawn);
    if (parts & HAS.team) this.teamAt = from.skipText();
    if (parts & HAS.month) this.monthAt = from.skip(1);
    if (parts & HAS.paid) readTiers(from, this.paid);
    if (parts & HAS.paidSecond) readTiers(from, this.paidSecond);
    if (parts & HAS.takings) this.takings = from.count();
  }

  /** Throws a RangeError unless all was read. */
  end(): void {
    this.from.end();
  }

  /** The draw without its prizes. */
  bareDraw(): BareDraw {
    const { parts, contest } = this;
    // One field after the other: with spreads a table of 3,500 draws takes ten times as long.
    const draw: Draft<BareDraw> = { contest, numbers: this.numbersFrom(this.numbersAt) };
    if (parts & HAS.date) draw.date = dateOfDay(this.day);
    if (parts & HAS.second) draw.second = this.numbersFrom(this.secondAt);
    if (parts & HAS.order) draw.isInDrawOrder = true;
    if (parts & HAS.team) draw.team = this.textFrom(this.teamAt);
    if (parts & HAS.month) draw.month = this.bytes[this.monthAt] ?? 0;
    return draw;
  }

  /** The draw. */
  draw(): OfficialDraw {
    const draw: Draft<OfficialDraw> = this.bareDraw();
    if (this.parts & HAS.paid) draw.paid = tiersOf(this.paid);
    if (this.parts & HAS.paidSecond) draw.paidSecond = tiersOf(this.paidSecond);
    if (this.parts & HAS.takings) draw.takings = this.takings;
    return draw;
  }

  private textFrom(start: number): string {
    const { at } = this.from;
    this.from.at = start;
    const text = this.from.text();
    this.from.at = at;
    return text;
  }

  private numbersFrom(start: number): number[] {
    const numbers: number[] = [];
    const end = start + this.lottery.drawn;
    for (let at = start; at < end; at++) numbers.push(this.bytes[at] ?? 0);
    return numbers;
  }
}

type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** The lottery that packed draws begin with; throws a RangeError where this version does not know it. */
export function lotteryAt(from: ByteReader): Lottery {
  const packing = from.byte();
  const isKnown = Object.values<number>(PACKING).includes(packing);
  if (!isKnown) throw new RangeError('the draws are of a newer version');
  const key = from.text();
  const lottery = findLottery(key);
  if (!lottery) throw new RangeError(`unknown lottery "${key}"`);
  return lottery;
}

function noTiers(): PackedTiers {
  return { count: 0, hits: [], winners: [], cents: [] };
}

function readTiers(from: ByteReader, into: PackedTiers): void {
  const count = from.count();
  into.count = count;
  for (let i = 0; i < count; i++) {
    into.hits[i] = from.byte();
    into.winners[i] = from.count();
    into.cents[i] = from.count() - 1;
  }
}

function tiersOf({ count, hits, winners, cents }: PackedTiers): PaidTier[] {
  const tiers: PaidTier[] = [];
  for (let i = 0; i < count; i++) {
    const tier: Draft<PaidTier> = { hits: hitsOf(hits[i] ?? 0), winners: winners[i] ?? 0 };
    const paid = cents[i] ?? -1;
    if (paid >= 0) tier.cents = paid;
    tiers.push(tier);
  }
  return tiers;
}

function hitsOf(code: number): PaidTier['hits'] {
  if (code === EXTRA_HITS.team) return 'team';
  return code === EXTRA_HITS.month ? 'month' : code;
}
