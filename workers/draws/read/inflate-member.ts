import { Inflate } from 'fflate';
import { RESULTS_LIMITS } from '../../shared/draws/results-limits.ts';
import { RefusedFile } from './refused-file.ts';
import { packedBytes, type ZipMember } from './zip-directory.ts';

/** Bytes that go in at once: whatever they are, at most 1,032 times as many come out. */
const PIECE = 2048;

/**
 * From this many bytes on a member may inflate to at most a hundred times its packed bytes. A smaller one may honestly
 * inflate more (rows without prizes), and does no harm.
 */
const RATIO_FROM = 1024 * 1024;

/**
 * Returns the bytes of a member, and takes them from `budget.left`, the bytes that may still come out of the file. Before
 * inflating it checks the size in the entry against the limits; afterwards it checks length and checksum against the
 * entry. Yields its progress, 0…1. Throws a RefusedFile: `inflates-too-much`, `damaged`.
 */
export function* inflateMember(
  file: Uint8Array,
  member: ZipMember,
  budget: { left: number },
): Generator<number, Uint8Array, void> {
  const { size, packed, method } = member;
  const { inflatedBytes, ratio } = RESULTS_LIMITS;
  if (size > budget.left) throw new RefusedFile('inflates-too-much', inflatedBytes);
  if (size > RATIO_FROM && size > packed * ratio) throw new RefusedFile('inflates-too-much', ratio);
  budget.left -= size;
  const from = packedBytes(file, member);
  const bytes = method === 8 ? yield* unpack(from, size) : from;
  if ((method !== 8 && method !== 0) || bytes.length !== size || crc32(bytes) !== member.crc) {
    throw new RefusedFile('damaged');
  }
  return bytes;
}

/** Inflates to at most `size` bytes. */
function* unpack(packed: Uint8Array, size: number): Generator<number, Uint8Array, void> {
  const bytes = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((piece) => {
    bytes.set(piece, length);
    length += piece.length;
  });
  for (let at = 0; at < packed.length || at === 0; at += PIECE) {
    try {
      inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
    } catch {
      // Invalid data, or more bytes than the entry says.
      throw new RefusedFile('damaged');
    }
    yield at / packed.length;
  }
  return bytes.subarray(0, length);
}

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = ((sum & 1) * -306674912) ^ (sum >>> 1);
  return sum;
});

/** CRC-32 of bytes. ISO 3309. */
function crc32(bytes: Uint8Array): number {
  let sum = -1;
  for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 255] as number) ^ (sum >>> 8);
  return ~sum >>> 0;
}
