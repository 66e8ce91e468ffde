import { writeDrawsFile } from '../../domain/host-results/draws-file.ts';
import { countPaid, writePrizesFile } from '../../domain/host-results/prizes-file.ts';
import { readHostResults } from '../../domain/host-results/read.ts';
import { sha256 } from '../../domain/host-results/sha256.ts';
import { runToEnd } from '../../domain/run-to-end.ts';
import type { DrawTable } from '../../shared/draw-table.ts';
import {
  type HostEntry,
  type HostFile,
  hostFileName,
  MAX_ASSET_BYTES,
} from '../../shared/host-index.ts';
import type { LotteryKey } from '../../shared/lotteries.ts';
import { UsageError } from '../usage.ts';

/** A file that is to be written: what the index says of it, and its text. */
interface Draft extends HostFile {
  readonly text: string;
}

/** What was written of a lottery. */
export interface WrittenLottery {
  readonly lottery: LotteryKey;
  readonly entry: HostEntry;
  /** Sizes as they are on the disk; what is sent is compressed. */
  readonly bytes: number;
  readonly prizesBytes?: number;
}

/** The files of a table and its entry in the index; throws a UsageError where no page would take them. */
export function draftsOf(table: DrawTable): WrittenLottery & { readonly files: readonly Draft[] } {
  const { lottery, draws } = table;
  const [first] = draws;
  const last = draws[draws.length - 1];
  if (!first || !last) throw new UsageError(`${lottery}: no draws`);
  const own = draftOf(lottery, 'draws', writeDrawsFile(table), draws.length);
  const paid = countPaid(table);
  const prizes = paid > 0 ? draftOf(lottery, 'prizes', writePrizesFile(table), paid) : undefined;
  const files = [own, ...(prizes ? [prizes] : [])];
  const bytesOf = ({ text, hash }: Draft) => ({ bytes: new TextEncoder().encode(text), hash });
  const read = runToEnd(
    readHostResults({
      ...{ lottery, draws: bytesOf(own) },
      ...(prizes && { prizes: bytesOf(prizes) }),
    }),
  );
  if (!read.ok || files.some(({ text }) => Buffer.byteLength(text) > MAX_ASSET_BYTES)) {
    throw new UsageError(`${lottery}: too many draws for one file`);
  }
  const entry: HostEntry = {
    ...fileOf(own),
    ...{ first: contestOf(first), last: contestOf(last) },
    ...(prizes && { prizes: fileOf(prizes) }),
  };
  const sizes = files.map(({ text }) => Buffer.byteLength(text));
  return { lottery, entry, files, bytes: sizes[0] ?? 0, ...(prizes && { prizesBytes: sizes[1] }) };
}

function draftOf(
  lottery: LotteryKey,
  kind: 'draws' | 'prizes',
  text: string,
  count: number,
): Draft {
  const hash = sha256(new TextEncoder().encode(text));
  return { file: hostFileName(lottery, kind, hash), hash, count, text };
}

const fileOf = ({ file, hash, count }: Draft): HostFile => ({ file, hash, count });

const contestOf = ({ contest, date }: DrawTable['draws'][number]) => ({
  contest,
  ...(date !== undefined && { date }),
});
