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

/**
 * What the blocks of a shard have counted so far, and how many they are, the first ones; with a checkpoint it begins
 * where that stopped. `add` takes what the next block has counted, and writes the checkpoint where it is time; `end`
 * writes that of all blocks, the shard's partial file. Rejects, as these do, with an OutputError where no file can be
 * written, or with a UsageError for one that is no checkpoint of this shard, which stays. `elapsed` gives milliseconds.
 */
export async function openTally(job: LabJob, part: Part, checkpoint: string | undefined, elapsed: () => number) {
  const total = countOf(part.shard, job.blocks);
  const path = checkpoint === undefined ? undefined : await openPlace('--checkpoint', checkpoint, part.shard);
  const kept = path !== undefined && existsSync(path) ? await readCheckpoint(path, job, part) : undefined;
  const tally = {
    total,
    done: kept ? (kept.done ?? total) : 0,
    sums: Float64Array.from(kept?.sums ?? new Float64Array(job.size)),
    async add(counted: Float64Array): Promise<void> {
      for (const [i, sum] of counted.entries()) tally.sums[i] = (tally.sums[i] as number) + sum;
      tally.done++;
      if (elapsed() < due) return;
      // Not twice at once.
      due = Number.POSITIVE_INFINITY;
      await tally.end();
      due = elapsed() + EVERY_MS;
    },
    async end(): Promise<void> {
      if (path === undefined) return;
      const { done, sums } = tally;
      const text = partialText({ ...part, blocks: job.blocks, ...(done < total && { done }), sums: [...sums] });
      writing = writing.then(() => writeWhole(path, text));
      await writing;
    },
  };
  let due = Number.NEGATIVE_INFINITY;
  let writing = Promise.resolve();
  return tally;
}

/** What of a partial file the options say. */
type Part = Pick<Partial, 'receipt' | 'shard'>;

async function readCheckpoint(path: string, job: LabJob, { receipt, shard }: Part): Promise<Partial> {
  const refuse = (why: string) =>
    new UsageError(`--checkpoint ${JSON.stringify(path)}: ${why}; a new name begins anew`);
  const read = readPartial(await readBytes(path, MAX_PARTIAL_BYTES));
  if ('fault' in read) throw refuse(read.fault);
  if (!isDeepStrictEqual([read.receipt, read.shard], [receipt, shard])) throw refuse('of a run with other options');
  const misfit = misfitOf(read, job);
  if (misfit) throw refuse(misfit);
  return read;
}
