import { lotteryOfPacked } from '../../../workers/shared/draw-table.ts';
import type { TableRecord } from './database.ts';

/**
 * True for a record as this version writes it. It is looked at from outside: whether each byte of the
 * table is as it was, its checksum says where the table is read.
 */
export function isReadable(record: Partial<TableRecord>): record is TableRecord {
  const { lottery, revision, table, summary } = record;
  return (
    lottery !== undefined &&
    Number.isInteger(revision) &&
    table instanceof Uint8Array &&
    lotteryOfPacked(table) === lottery &&
    summary?.lottery === lottery &&
    Number.isInteger(summary?.count)
  );
}
