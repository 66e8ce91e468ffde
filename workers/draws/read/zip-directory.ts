import { RESULTS_LIMITS } from '../../shared/draws/results-limits.ts';
import { RefusedFile, tooMany } from './refused-file.ts';

/** A member of a zip, as the directory at its end has it. */
export interface ZipMember {
  readonly name: string;
  /** 0: stored, 8: deflated. */
  readonly method: number;
  readonly crc: number;
  /** Bytes in the file, and of what they come to. */
  readonly packed: number;
  readonly size: number;
  /** Where its own header is. */
  readonly header: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const HEADER = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const HEADER_BYTES = 30;
const ENCRYPTED = 1;
const MAX_COMMENT = 0xffff;

/** In the place of a size: the real one is in the entry's extra field of this name, or in the end record of 64 bits. */
const ELSEWHERE = 0xffffffff;
const ZIP64 = 1;
const END64 = 0x06064b50;
const END64_BYTES = 56;
/** Right before the end: where the end record of 64 bits is. */
const LOCATOR = 0x07064b50;
const LOCATOR_BYTES = 20;

/**
 * The members of a zip (APPNOTE 6.3.10). Only the directory counts, as for spreadsheet programs: local headers, read
 * one by one, can show members that no directory lists. Throws a RefusedFile: `too-many-entries`, `encrypted`,
 * `damaged` for a file that was cut short, or whose members overlap.
 */
export function readDirectory(bytes: Uint8Array): ZipMember[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { from, size, count, end } = findDirectory(view);
  if (count > RESULTS_LIMITS.entries) throw tooMany('entries');
  const members: ZipMember[] = [];
  let at = from;
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY) throw damaged();
    const lengths = view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const after = at + ENTRY_BYTES + lengths;
    if (after > end) throw damaged();
    members.push(readEntry(view, at));
    at = after;
  }
  // Another reader would see an entry that the count leaves out.
  if (at !== from + size) throw damaged();
  refuseOverlaps(members, from);
  return members;
}

/** The bytes of a member as they are packed. */
export function packedBytes(bytes: Uint8Array, member: ZipMember): Uint8Array {
  const { header, packed, name, method } = member;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const nameBytes = view.getUint16(header + 26, true);
  const start = header + HEADER_BYTES + nameBytes + view.getUint16(header + 28, true);
  if (start + packed > bytes.length) throw damaged();
  const isSame =
    view.getUint32(header, true) === HEADER &&
    view.getUint16(header + 8, true) === method &&
    textAt(view, header + HEADER_BYTES, nameBytes) === name;
  if (!isSame) throw damaged();
  return bytes.subarray(start, start + packed);
}

function damaged(): RefusedFile {
  return new RefusedFile('damaged');
}

/** Where the directory is, how long, how many entries it has, and what comes after it. */
function findDirectory(view: DataView) {
  const end = findEnd(view);
  const short = {
    from: view.getUint32(end + 16, true),
    size: view.getUint32(end + 12, true),
    count: view.getUint16(end + 10, true),
    end,
  };
  const locator = end - LOCATOR_BYTES;
  const isLong = short.from === ELSEWHERE && locator >= 0 && view.getUint32(locator, true) === LOCATOR;
  if (!isLong) return short;
  const long = (at: number) => Number(view.getBigUint64(at, true));
  const record = long(locator + 8);
  if (record + END64_BYTES > locator || view.getUint32(record, true) !== END64) throw damaged();
  return { from: long(record + 48), size: long(record + 40), count: long(record + 32), end: record };
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw damaged();
}

function readEntry(view: DataView, at: number): ZipMember {
  if (view.getUint16(at + 8, true) & ENCRYPTED) throw new RefusedFile('encrypted');
  const nameBytes = view.getUint16(at + 28, true);
  const extra = at + ENTRY_BYTES + nameBytes;
  const [size = 0, packed = 0, header = 0] = sizesOf(view, at, extra);
  return {
    name: textAt(view, at + ENTRY_BYTES, nameBytes),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    size,
    packed,
    header,
  };
}

/** Size, packed size and place of the header; writers of long files have them in 64 bits. */
function sizesOf(view: DataView, at: number, extra: number): number[] {
  const short = [24, 20, 42].map((field) => view.getUint32(at + field, true));
  if (!short.includes(ELSEWHERE)) return short;
  const end = extra + view.getUint16(at + 30, true);
  for (let field = extra; field + 4 <= end; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== ZIP64) continue;
    let place = field + 4;
    return short.map((value) => {
      if (value !== ELSEWHERE) return value;
      if (place + 8 > end) throw damaged();
      place += 8;
      return Number(view.getBigUint64(place - 8, true));
    });
  }
  return short;
}

/** Each member has bytes of its own, before the directory. */
function refuseOverlaps(members: readonly ZipMember[], directory: number): void {
  let free = 0;
  for (const member of [...members].sort((a, b) => a.header - b.header)) {
    if (member.header < free) throw damaged();
    free = member.header + HEADER_BYTES + member.name.length + member.packed;
    if (free > directory) throw damaged();
  }
  const names = new Set(members.map(({ name }) => name.toLowerCase()));
  if (names.size < members.length) throw damaged();
}

/** Names byte by byte: those that matter are ASCII. */
function textAt(view: DataView, at: number, length: number): string {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at, length);
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
