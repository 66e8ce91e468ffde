import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import type { LabJob } from '../../../workers/lab/job.ts';
import { sumsOf } from '../../../workers/lab/run-job.ts';
import { RequestError } from '../../../workers/shared/run/request.ts';
import { OutputError } from '../output.ts';
import { UsageError } from '../usage.ts';
import type { CommonValues, Surroundings } from './command.ts';
import { type CommandReport, type CommandRequest, type Experiment, openJob } from './experiment.ts';
import { givenExperiment } from './given-experiment.ts';
import { partialText } from './partial-file.ts';
import { reportLines } from './report-lines.ts';
import { blocksOf, type Shard, shardOf } from './shard.ts';
import { openPlace, writeWhole } from './whole-file.ts';

/** Runs an experiment, or a shard of it, and prints its report, or what the shard has counted. */
export async function runExperiment(
  kind: CommandRequest['kind'],
  values: CommonValues & { readonly results?: string | undefined },
  surroundings: Surroundings,
  read: () => Promise<Experiment>,
): Promise<void> {
  const shard = shardOf(values, surroundings.env);
  const { receipt, out } = values;
  const experiment = receipt === undefined ? await read() : await givenExperiment(kind, receipt, values, surroundings);
  const { request, drawn } = experiment;
  if (shard && drawn.length > 0) {
    const options = drawn.map((option) => option.split(' ')[0]);
    throw new UsageError(`expected ${options.join(', ')}: all shards need the same`);
  }
  const place = out === undefined ? undefined : await openPlace(out, shard);
  const job = openJob(experiment);
  if (drawn.length > 0) {
    const all = values.engine === undefined ? [...drawn, `--engine ${request.engine}`] : drawn;
    surroundings.note(`the same again with ${all.join(' ')}`);
  }
  const sums = countShard(job, shard ?? { index: 1, of: 1 });
  const text = shard
    ? partialText({ receipt: request, shard, blocks: job.blocks, sums: [...sums] })
    : reportText(request, job, sums, values.json);
  if (place !== undefined) return writeWhole(place, text);
  try {
    await surroundings.write(text);
  } catch (error) {
    // Who closes the pipe of a report has seen enough; counts that nobody took are lost.
    const isLost = shard && error instanceof OutputError && error.code === 'EPIPE';
    throw isLost ? new OutputError({ name: 'EPIPE', message: 'its reader is gone' }) : error;
  }
}

/** What the blocks of a shard count; throws a UsageError for a wheel whose pool is no good for so many tickets. */
function countShard(job: LabJob, shard: Shard): Float64Array {
  try {
    return sumsOf(job, blocksOf(shard, job.blocks));
  } catch (error) {
    throw error instanceof RequestError ? new UsageError(`no such tickets: ${error.message}`) : error;
  }
}

/** What the sums of all blocks say: a line of JSON with the receipt, or lines for people. */
export function reportText(
  request: CommandRequest,
  job: LabJob<CommandReport>,
  sums: Float64Array,
  isJson: boolean | undefined,
): string {
  const report = runToEnd(job.report(sums));
  return isJson ? `${JSON.stringify({ receipt: request, report })}\n` : reportLines(request, report);
}
