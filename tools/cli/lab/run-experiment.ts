import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import type { LabJob } from '../../../workers/lab/job.ts';
import { isWholeIn } from '../../../workers/shared/lottery/checks.ts';
import { sameAgain } from '../arguments.ts';
import { jsonText } from '../json-text.ts';
import { OutputError } from '../output.ts';
import { readCount } from '../read-count.ts';
import { UsageError } from '../usage.ts';
import type { CommonValues, Surroundings } from './command.ts';
import { countBlocks } from './count-blocks.ts';
import { type CommandReport, type CommandRequest, type Experiment, openJob } from './experiment.ts';
import { givenExperiment } from './given-experiment.ts';
import { partialText } from './partial-file.ts';
import { reportLines } from './report-lines.ts';
import { blocksOf, shardOf } from './shard.ts';
import { openTally } from './tally.ts';
import { openPlace, refuseSame, writeWhole } from './whole-file.ts';

/** The most threads. */
export const MAX_JOBS = 256;

/** Blocks for which another thread is started unasked: four of a simulation take less time than its start. */
const WORTH = 8;

/** Runs an experiment, or a shard of it, and prints its report, or what the shard has counted. */
export async function runExperiment(
  kind: CommandRequest['kind'],
  values: CommonValues & { readonly [K in 'results' | 'games-file']?: string | undefined },
  surroundings: Surroundings,
  read: () => Promise<Experiment>,
): Promise<void> {
  const shard = shardOf(values, surroundings.env);
  const givenJobs = jobsOf(values);
  const { receipt, out, checkpoint, results, 'games-file': games } = values;
  // At its end the checkpoint of a shard is what the shard prints.
  const others = { '--receipt': receipt, '--results': results, '--games-file': games };
  await refuseSame(out, { ...others, ...(!shard && { '--checkpoint': checkpoint }) });
  const experiment = receipt === undefined ? await read() : await givenExperiment(kind, receipt, values, surroundings);
  const { request, drawn } = experiment;
  if ((shard || checkpoint !== undefined) && drawn.length > 0) {
    const options = drawn.map((option) => option.split(' ')[0]);
    const why = shard ? 'all shards need the same' : 'a run that goes on needs the same';
    throw new UsageError(`expected ${options.join(', ')}: ${why}`);
  }
  const place = out === undefined ? undefined : await openPlace('--out', out, shard);
  const job = openJob(experiment);
  const part = { receipt: request, shard: shard ?? { index: 1, of: 1 } };
  const tally = await openTally(job, part, checkpoint, surroundings.elapsed);
  if (tally.done > 0) surroundings.note(`goes on: ${tally.done} of ${tally.total} blocks are in ${checkpoint}`);
  if (drawn.length > 0) {
    const all = values.engine === undefined ? [...drawn, `--engine ${request.engine}`] : drawn;
    surroundings.note(sameAgain(all));
  }
  const blocks = blocksOf(part.shard, job.blocks, tally.done);
  const left = tally.total - tally.done;
  const jobs = Math.min(givenJobs ?? (shard ? 1 : surroundings.cores), Math.ceil(left / (givenJobs ? 1 : WORTH)));
  const { progress } = surroundings;
  const take = (counted: Float64Array) => {
    progress?.(tally.done / tally.total);
    return tally.add(counted);
  };
  try {
    await countBlocks(experiment, blocks, { jobs, script: surroundings.script }, take);
  } finally {
    progress?.();
  }
  await tally.end();
  const text = shard
    ? partialText({ ...part, blocks: job.blocks, sums: [...tally.sums] })
    : reportText(request, job, tally.sums, values.json);
  if (place !== undefined) return writeWhole(place, text);
  try {
    await surroundings.write(text);
  } catch (error) {
    // Who closes the pipe of a report has seen enough; counts that nobody took are lost.
    const isLost = shard && error instanceof OutputError && error.code === 'EPIPE';
    throw isLost ? new OutputError({ name: 'EPIPE', message: 'its reader is gone' }) : error;
  }
}

/** How many threads are to count, where `--jobs` says it; throws a UsageError. */
function jobsOf({ jobs }: CommonValues): number | undefined {
  if (jobs === undefined) return undefined;
  const count = readCount(jobs);
  if (isWholeIn(count, 1, MAX_JOBS)) return count;
  throw new UsageError(`--jobs ${JSON.stringify(jobs)}: expected a whole number from 1 to ${MAX_JOBS}`);
}

/** What the sums of all blocks say: a line of JSON with the receipt, or lines for people. */
export function reportText(
  request: CommandRequest,
  job: LabJob<CommandReport>,
  sums: Float64Array,
  isJson: boolean | undefined,
): string {
  const report = runToEnd(job.report(sums));
  return isJson ? jsonText({ receipt: request, report }) : reportLines(request, report);
}
