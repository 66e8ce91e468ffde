import { type DrawTable, packDraws } from '../../shared/draw-table.ts';
import type { HostBytes, HostResults, ReadHostResults } from '../../shared/host-results.ts';
import { lotteryOf } from '../../shared/lotteries.ts';
import { readDrawsFile } from './draws-file.ts';
import { HostFileError } from './fields.ts';
import { withPrizes } from './prizes-file.ts';
import { sha256 } from './sha256.ts';

/**
 * The packed table of what a host has of a lottery; nothing of it unless the bytes are those of the
 * index, and each draw is one of the lottery. Yields how far it is, 0…1.
 */
export function* readHostResults(results: HostResults): Generator<number, ReadHostResults, void> {
  const files = [results.draws, ...(results.prizes ? [results.prizes] : [])];
  for (const [done, { bytes, hash }] of files.entries()) {
    if (sha256(bytes) !== hash) return { ok: false, refusal: 'hash' };
    yield (done + 1) / 5;
  }
  try {
    const lottery = lotteryOf(results.lottery);
    let table: DrawTable = readDrawsFile(textOf(results.draws), lottery);
    yield 0.6;
    if (results.prizes) table = withPrizes(table, textOf(results.prizes), lottery);
    yield 0.8;
    return { ok: true, table: packDraws(table) };
  } catch (error) {
    if (error instanceof HostFileError) return { ok: false, refusal: error.fault };
    throw error;
  }
}

const textOf = ({ bytes }: HostBytes) => new TextDecoder().decode(bytes);
