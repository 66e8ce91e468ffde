import { Inflate } from 'fflate';
import { RESULTS_LIMITS } from '../../shared/draws/results-limits.ts';
import { RefusedFile } from './refused-file.ts';
import { packedBytes, type ZipMember } from './zip-directory.ts';

/** Bytes that go in at once: whatever they are, at most 1,032 times as many come out. */
const PIECE = 2048;

/** Bytes that come out at once. */
const MAX_OUT = 65_536;

/**
 * From this many bytes on a member may inflate to at most a hundred times its packed bytes. A smaller one may honestly
 * inflate more (rows without prizes), and does no harm.
 */
const RATIO_FROM = 1024 * 1024;

/** What may still come out of a file. */
export interface InflateBudget {
  left: number;
}

/** Some bytes of a member, and how much of it there is then, 0…1. */
export interface InflatedPiece {
  readonly bytes: Uint8Array;
  readonly done: number;
}

/**
 * The bytes of a member, piece by piece. The size in its entry is checked against the limits before inflating. The
 * bytes that come out are checked against the entry: the exact count, and the right sum. Throws a RefusedFile:
 * `inflates-too-much`, `damaged`.
 */
export function* inflateMember(
  file: Uint8Array,
  member: ZipMember,
  budget: InflateBudget,
): Generator<InflatedPiece, void, void> {
  const { size, packed } = member;
  const isTooThin = size > RATIO_FROM && size > packed * RESULTS_LIMITS.ratio;
  if (size > budget.left) throw tooMuch('inflatedBytes');
  if (isTooThin) throw tooMuch('ratio');
  budget.left -= size;
  let out = 0;
  let sum = 0;
  for (const piece of unpack(packedBytes(file, member), member.method)) {
    out += piece.bytes.length;
    if (out > size) throw new RefusedFile('damaged');
    sum = crc32(piece.bytes, sum);
    for (let at = 0; at < piece.bytes.length; at += MAX_OUT) {
      yield { bytes: piece.bytes.subarray(at, at + MAX_OUT), done: piece.done };
    }
  }
  if (out !== size || sum !== member.crc) throw new RefusedFile('damaged');
}

function tooMuch(limit: 'inflatedBytes' | 'ratio'): RefusedFile {
  return new RefusedFile('inflates-too-much', RESULTS_LIMITS[limit]);
}

function* unpack(packed: Uint8Array, method: number): Generator<InflatedPiece, void, void> {
  if (method === 0) return yield { bytes: packed, done: 1 };
  if (method !== 8) throw new RefusedFile('damaged');
  const came: Uint8Array[] = [];
  const inflate = new Inflate((bytes) => came.push(bytes));
  for (let at = 0; at < packed.length || at === 0; at += PIECE) {
    const end = at + PIECE;
    try {
      inflate.push(packed.subarray(at, end), end >= packed.length);
    } catch {
      throw new RefusedFile('damaged');
    }
    for (const bytes of came.splice(0)) yield { bytes, done: Math.min(1, end / packed.length) };
  }
}

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = ((sum & 1) * -306674912) ^ (sum >>> 1);
  return sum;
});

/** CRC-32 of bytes that come after others whose sum is `before` (0 for none). ISO 3309. */
function crc32(bytes: Uint8Array, before = 0): number {
  let sum = ~before;
  for (let i = 0; i < bytes.length; i++) {
    sum = (TABLE[(sum ^ (bytes[i] as number)) & 255] as number) ^ (sum >>> 8);
  }
  return ~sum >>> 0;
}
