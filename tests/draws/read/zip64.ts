import { crc32, deflateRawSync } from 'node:zlib';

/** What a zip of 64 bits says instead of what is so. */
export interface Zip64Lies {
  /** Of the last member, in its extra field. */
  readonly size?: bigint;
  readonly packedSize?: bigint;
  readonly header?: bigint;
  /** Its extra field is of another name, so that nothing says how long it is. */
  readonly isNameless?: boolean;
  /** Its extra field has so many bytes, and no more. */
  readonly extraBytes?: number;
  /** Of the end record: how many members, and where their directory is. */
  readonly count?: bigint;
  readonly from?: bigint;
  /** Where the end record is, as the locator says. */
  readonly end?: bigint;
  /** No locator leads to the end record. */
  readonly isLost?: boolean;
}

const ELSEWHERE = 0xffffffff;

/**
 * The bytes of a zip as writers of more than 4 GB make it (APPNOTE 4.3.14, 4.3.15, 4.5.3): each size and each place is
 * in an extra field, and what is at the end in a record of 64 bits.
 */
export function zip64(members: Readonly<Record<string, Uint8Array>>, lies: Zip64Lies = {}): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const place = () => parts.reduce((sum, { length }) => sum + length, 0);
  const add = (...values: readonly (readonly [value: number | bigint, bytes: 2 | 4 | 8])[]) => {
    for (const [value, bytes] of values) {
      const part = Buffer.alloc(bytes);
      if (bytes === 8) part.writeBigUInt64LE(BigInt(value));
      else part.writeUIntLE(Number(value), 0, bytes);
      parts.push(part);
    }
  };
  const all = Object.entries(members).map(([name, data]) => ({
    ...{ name: Buffer.from(name), packed: deflateRawSync(data), sum: crc32(data), size: data.length },
  }));
  const headers = all.map(({ name, packed, sum, size }) => {
    const at = place();
    add([0x04034b50, 4], [45, 2], [0, 2], [8, 2], [0, 4], [sum, 4], [ELSEWHERE, 4], [ELSEWHERE, 4]);
    add([name.length, 2], [20, 2]);
    parts.push(name);
    add([1, 2], [16, 2], [size, 8], [packed.length, 8]);
    parts.push(packed);
    return at;
  });
  const from = place();
  for (const [i, { name, packed, sum, size }] of all.entries()) {
    const told = i === all.length - 1 ? lies : {};
    const extraBytes = told.extraBytes ?? 24;
    add([0x02014b50, 4], [45, 2], [45, 2], [0, 2], [8, 2], [0, 4], [sum, 4], [ELSEWHERE, 4], [ELSEWHERE, 4]);
    add([name.length, 2], [4 + extraBytes, 2], [0, 2], [0, 2], [0, 2], [0, 4], [ELSEWHERE, 4]);
    parts.push(name);
    add([told.isNameless ? 0x7777 : 1, 2], [extraBytes, 2]);
    const extra = Buffer.alloc(24);
    const values = [told.size ?? size, told.packedSize ?? packed.length, told.header ?? headers[i] ?? 0];
    for (const [field, value] of values.entries()) extra.writeBigUInt64LE(BigInt(value), 8 * field);
    parts.push(extra.subarray(0, extraBytes));
  }
  const end = place();
  const count = lies.count ?? all.length;
  add([0x06064b50, 4], [44, 8], [45, 2], [45, 2], [0, 4], [0, 4]);
  add([count, 8], [count, 8], [end - from, 8], [lies.from ?? from, 8]);
  if (!lies.isLost) add([0x07064b50, 4], [0, 4], [lies.end ?? end, 8], [1, 4]);
  add([0x06054b50, 4], [0, 2], [0, 2], [0xffff, 2], [0xffff, 2], [ELSEWHERE, 4], [ELSEWHERE, 4], [0, 2]);
  return new Uint8Array(Buffer.concat(parts));
}
