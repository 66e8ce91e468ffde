import { readMask } from '../../../../workers/engine/presence-mask.ts';
import { WORDS } from '../../../../workers/lab/mask-draw.ts';
import { drawSpace, rankOf } from '../../../../workers/shared/link/draw-rank.ts';
import { type LotteryKey, lotteryOf } from '../../../../workers/shared/lottery/lotteries.ts';
import type { EngineVersion } from '../../../../workers/shared/run/engine-version.ts';
import { type OpenSampler, samplersOf } from './samplers.ts';

/** The broken generators that a stream can be of. */
export const STREAM_CONTROLS = ['modulo', 'arc4-keys', 'engine-2'] as const;

export interface StreamRequest {
  /** `words`: what the generator gives, 32 bits at a time; `ranks`: the places of uniform tickets among all. */
  readonly format: 'words' | 'ranks';
  readonly seed: string;
  readonly engine: EngineVersion;
  /** Whose tickets the ranks are of. */
  readonly lottery: LotteryKey;
  readonly control?: (typeof STREAM_CONTROLS)[number];
}

/** Words of one stream before the next: of a control that is wrong between streams, few. */
const TAKEN = 8;

/** Bytes of a piece. */
const PIECE = 65_536;

/**
 * So many random bytes, without an end unless told, for tests by others: little-endian words, or the bits of ranks, lowest first. Ranks are in
 * the combinatorial number system; those from the greatest power of two below their number on are left out, so that every
 * bit is as likely set as not.
 */
export function* streamBytes(
  request: StreamRequest,
  bytes = Number.POSITIVE_INFINITY,
): Generator<Uint8Array, void, void> {
  const { format, seed, engine, lottery, control } = request;
  const open = samplersOf({ kind: 'audit', engine, seed, lottery, tickets: 1 })[control ?? 'engine'];
  const bits = format === 'words' ? wordBits(open, control) : rankBits(open, request);
  const piece = new Uint8Array(PIECE);
  let [at, held, count] = [0, 0n, 0n];
  let rest = bytes;
  for (const { value, size } of bits) {
    held |= value << count;
    for (count += size; count >= 8n; count -= 8n) {
      piece[at++] = Number(held & 0xffn);
      held >>= 8n;
      if (at < PIECE) continue;
      yield piece.slice(0, rest);
      rest -= at;
      if (rest <= 0) return;
      at = 0;
    }
  }
}

interface Bits {
  readonly value: bigint;
  readonly size: bigint;
}

function* wordBits(open: OpenSampler, control: StreamRequest['control']): Generator<Bits, void, void> {
  for (let index = 1; ; index++) {
    const { next } = open(0, index);
    for (let i = 0; control === undefined || control === 'modulo' || i < TAKEN; i++) {
      // A byte modulo 251: the highest never come.
      const word = next() * 2 ** 32;
      const value = control === 'modulo' ? Math.floor(word / 2 ** 24) % 251 : word;
      yield { value: BigInt(value), size: control === 'modulo' ? 8n : 32n };
    }
  }
}

function* rankBits(open: OpenSampler, { lottery: key, control }: StreamRequest): Generator<Bits, void, void> {
  const { pick, ...lottery } = lotteryOf(key);
  const ranked = { ...lottery, pick, drawn: pick };
  const size = BigInt(drawSpace(ranked).toString(2).length - 1);
  const isOne = control === undefined || control === 'modulo';
  const [mask, numbers] = [new Int32Array(WORDS), new Uint8Array(pick)];
  for (let index = 1; ; index++) {
    const { draw } = open(0, index);
    do {
      draw(mask);
      readMask(mask, numbers, 0);
      const value = rankOf(ranked, [...numbers]);
      if (value < 1n << size) yield { value, size };
    } while (isOne);
  }
}
