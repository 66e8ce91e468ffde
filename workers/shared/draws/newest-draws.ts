import { LOTTERIES } from '../lottery/lotteries.ts';
import { ByteReader, ByteWriter } from './byte-stream.ts';
import { type DrawTable, packDraws, unpackDraws } from './draw-table.ts';
import type { OfficialDraw } from './official-draw.ts';

/** The file of a host with the newest draws of all lotteries. */
export const NEWEST_FILE = 'newest.bin';

/** Contests of each lottery in it: four weeks of three draws. */
export const NEWEST_CONTESTS = 12;

/** Most bytes of it. */
export const MAX_NEWEST_BYTES = 10_000;

/**
 * Returns the bytes of `newest.bin`: the last NEWEST_CONTESTS contests of each table, without takings, in the order of
 * the lotteries; each table is its length and what `packDraws` gives. Throws a RangeError above MAX_NEWEST_BYTES.
 */
export function packNewest(tables: readonly DrawTable[]): Uint8Array<ArrayBuffer> {
  const to = new ByteWriter();
  for (const { key: lottery } of LOTTERIES) {
    const { draws = [] } = tables.find((table) => table.lottery === lottery) ?? {};
    if (draws.length === 0) continue;
    const packed = packDraws({ lottery, draws: draws.slice(-NEWEST_CONTESTS).map(withoutTakings) });
    to.count(packed.length);
    for (const byte of packed) to.byte(byte);
  }
  const bytes = to.take();
  if (bytes.length > MAX_NEWEST_BYTES) throw new RangeError(`the newest draws have ${bytes.length} bytes`);
  return bytes;
}

/** Returns the tables of such bytes; throws a RangeError for bytes that are damaged or of a newer version. */
export function unpackNewest(bytes: Uint8Array): readonly DrawTable[] {
  const tables: DrawTable[] = [];
  const from = new ByteReader(bytes);
  while (from.at < bytes.length) {
    const length = from.count();
    const start = from.skip(length);
    tables.push(unpackDraws(bytes.subarray(start, start + length)));
  }
  return tables;
}

function withoutTakings({ takings: _, ...draw }: OfficialDraw): OfficialDraw {
  return draw;
}
