import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { LabJob } from '../../../workers/lab/job.ts';
import { readBytes } from '../results/read-file.ts';
import { UsageError } from '../usage.ts';
import { MAX_PARTIAL_BYTES, misfitOf, type Partial, partialText, readPartial } from './partial-file.ts';
import { countOf } from './shard.ts';
import { openPlace, writeWhole } from './whole-file.ts';

/** How long a run goes on until its checkpoint is written again: what a kill costs, at the most. */
const EVERY_MS = 5000;

/** What the blocks of a shard have counted so far. */
export interface Tally {
  /** How many blocks are counted, the first ones, of how many. */
  readonly done: number;
  readonly total: number;
  readonly sums: Float64Array;
  /** Adds what the next block has counted, and writes the checkpoint where it is time. Rejects with an OutputError. */
  readonly add: (counted: Float64Array) => Promise<void>;
  /** Writes the checkpoint of all blocks, which is the partial file of the shard. Rejects with an OutputError. */
  readonly end: () => Promise<void>;
}

/**
 * The tally of a shard: with a checkpoint it begins where that stopped. Rejects with a UsageError for one that is no
 * checkpoint of this shard, which stays as it is, or an OutputError where none can be written. `elapsed` gives
 * milliseconds.
 */
export async function openTally(
  job: LabJob,
  { receipt, shard }: Pick<Partial, 'receipt' | 'shard'>,
  checkpoint: string | undefined,
  elapsed: () => number,
): Promise<Tally> {
  const total = countOf(shard, job.blocks);
  const path = checkpoint === undefined ? undefined : await openPlace('--checkpoint', checkpoint, shard);
  const kept = path !== undefined && existsSync(path) ? await readCheckpoint(path, job, { receipt, shard }) : undefined;
  const sums = Float64Array.from(kept?.sums ?? new Float64Array(job.size));
  let done = kept ? (kept.done ?? total) : 0;
  let due = Number.NEGATIVE_INFINITY;
  let writing = Promise.resolve();
  const write = () => {
    if (path === undefined) return;
    const isWhole = done === total;
    const text = partialText({ receipt, shard, blocks: job.blocks, ...(!isWhole && { done }), sums: [...sums] });
    writing = writing.then(() => writeWhole(path, text));
    return writing;
  };
  return {
    get done() {
      return done;
    },
    total,
    sums,
    async add(counted) {
      for (const [i, sum] of counted.entries()) sums[i] = (sums[i] as number) + sum;
      done++;
      if (elapsed() < due) return;
      // Not twice at once.
      due = Number.POSITIVE_INFINITY;
      await write();
      due = elapsed() + EVERY_MS;
    },
    async end() {
      await write();
    },
  };
}

async function readCheckpoint(
  path: string,
  job: LabJob,
  { receipt, shard }: Pick<Partial, 'receipt' | 'shard'>,
): Promise<Partial> {
  const refuse = (why: string) => new UsageError(`--checkpoint ${JSON.stringify(path)}: ${why}`);
  const read = readPartial(await readBytes(path, MAX_PARTIAL_BYTES));
  if ('fault' in read) throw refuse(read.fault);
  if (!isDeepStrictEqual([read.receipt, read.shard], [receipt, shard])) throw refuse('of a run with other options');
  const misfit = misfitOf(read, job);
  if (misfit) throw refuse(misfit);
  return read;
}
