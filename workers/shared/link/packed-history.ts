import { type LotteryKey, lotteryOf } from '../lottery/lotteries.ts';
import type { NamedHistory, OfficialHistory } from '../run/history.ts';
import { drawAt, drawSpace, rankOf } from './draw-rank.ts';
import type { BitReader, BitWriter } from './packed-bits.ts';
import { PackedError } from './packed-error.ts';

type Window = OfficialHistory | NamedHistory;

const HASH_DIGITS = 16;

/** Bits in a part of a large number. */
const PART = 24;

/**
 * Writes all of a history that is not simulated but its day: each draw as its place among all that there could be (26
 * bits of Mega-Sena), or the name of all of them.
 */
export function writeWindow(to: BitWriter, key: LotteryKey, history: Window): void {
  const lottery = lotteryOf(key);
  to.count(history.contest);
  to.flag(history.kind === 'named');
  if (history.kind === 'named') {
    to.count(history.size);
    for (const digit of history.hash) to.number(Number.parseInt(digit, 16), 4);
    return;
  }
  to.count(history.draws.length);
  const widths = partsOf(drawSpace(lottery));
  for (const numbers of history.draws) {
    let rank = rankOf(lottery, numbers);
    for (const width of widths) {
      to.number(Number(BigInt.asUintN(width, rank)), width);
      rank >>= BigInt(width);
    }
  }
}

/** What was written, once its day is there; not checked. Throws a PackedError. */
export function readWindow(from: BitReader, key: LotteryKey): (date: string) => Window {
  const lottery = lotteryOf(key);
  const contest = from.count();
  const isNamed = from.flag();
  const size = from.count();
  if (isNamed) {
    const digits = Array.from({ length: HASH_DIGITS }, () => from.number(4).toString(16));
    return (date) => ({ kind: 'named', contest, date, size, hash: digits.join('') });
  }
  const space = drawSpace(lottery);
  const widths = partsOf(space);
  const draws: number[][] = [];
  for (let rest = size; rest > 0; rest--) {
    let rank = 0n;
    let shift = 0n;
    for (const width of widths) {
      rank += BigInt(from.number(width)) << shift;
      shift += BigInt(width);
    }
    if (rank >= space) throw new PackedError('damaged');
    draws.push(drawAt(lottery, rank));
  }
  return (date) => ({ kind: 'official', contest, date, draws });
}

/** The bits that any place among so many takes, cut into parts, the lowest first. */
function partsOf(space: bigint): number[] {
  const bits = (space - 1n).toString(2).length;
  const parts = Array.from({ length: Math.floor(bits / PART) }, () => PART);
  return bits % PART > 0 ? [...parts, bits % PART] : parts;
}
