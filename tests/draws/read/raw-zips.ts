import { crc32, deflateRawSync } from 'node:zlib';
import { strToU8 } from 'fflate';

/** A member of a zip made by hand; what is not told is as it should be. */
export interface RawMember {
  readonly name: string;
  readonly data: Uint8Array | string;
  /** Stored as it is; otherwise deflated. */
  readonly isStored?: boolean;
  /** Bytes in the place of the packed ones. */
  readonly packed?: Uint8Array;
  /** What the directory says instead. */
  readonly size?: number;
  readonly packedSize?: number;
  readonly crc?: number;
  readonly flags?: number;
  readonly method?: number;
  /** The place of another member's header, counted from 0, in the place of its own. */
  readonly headerOf?: number;
  /** What its own header says instead. */
  readonly localName?: string;
  /** The length of the name in its own header. */
  readonly localNameBytes?: number;
}

/** What the end of the directory says instead. */
export interface RawEnd {
  readonly count?: number;
  readonly directoryBytes?: number;
  readonly from?: number;
}

/** The bytes of a zip whose headers may lie. */
export function rawZip(members: readonly RawMember[], end: RawEnd = {}): Uint8Array<ArrayBuffer> {
  const out: number[] = [];
  const u16 = (value: number) => out.push(value & 255, (value >> 8) & 255);
  const u32 = (value: number) => {
    u16(value & 0xffff);
    u16(Math.floor(value / 65_536) & 0xffff);
  };
  const bytes = (some: Uint8Array) => {
    for (const byte of some) out.push(byte);
  };
  const all = members.map((member) => ({ member, ...packedOf(member) }));
  const headers = all.map(({ member, data, packed, method }) => {
    const at = out.length;
    const name = strToU8(member.localName ?? member.name);
    u32(0x04034b50);
    for (const value of [20, member.flags ?? 0, method, 0, 0]) u16(value);
    for (const value of [crc32(data), packed.length, data.length]) u32(value);
    u16(member.localNameBytes ?? name.length);
    u16(0);
    bytes(name);
    bytes(packed);
    return at;
  });
  const from = out.length;
  for (const [i, { member, data, packed, method }] of all.entries()) {
    const name = strToU8(member.name);
    u32(0x02014b50);
    for (const value of [20, 20, member.flags ?? 0, member.method ?? method, 0, 0]) u16(value);
    u32(member.crc ?? crc32(data));
    u32(member.packedSize ?? packed.length);
    u32(member.size ?? data.length);
    for (const value of [name.length, 0, 0, 0, 0]) u16(value);
    u32(0);
    u32(headers[member.headerOf ?? i] ?? 0);
    bytes(name);
  }
  const directory = out.length - from;
  u32(0x06054b50);
  for (const value of [0, 0, end.count ?? members.length, end.count ?? members.length]) u16(value);
  u32(end.directoryBytes ?? directory);
  u32(end.from ?? from);
  u16(0);
  return Uint8Array.from(out);
}

function packedOf({ data: raw, packed, isStored = false }: RawMember) {
  const data = typeof raw === 'string' ? strToU8(raw) : raw;
  if (packed) return { data, packed, method: 8 };
  return isStored ? { data, packed: data, method: 0 } : { data, packed: deflateRawSync(data, { level: 1 }), method: 8 };
}
