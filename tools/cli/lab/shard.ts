import { UsageError } from '../usage.ts';
import type { CommonValues, Surroundings } from './command.ts';

/** A part of an experiment: of its blocks every `of`-th one, from the `index`-th on. */
export interface Shard {
  /** 1…of. */
  readonly index: number;
  /** 1…MAX_SHARDS. */
  readonly of: number;
}

/** The most shards that an experiment is cut into. */
export const MAX_SHARDS = 100_000;

/** How many of so many blocks are a shard's. */
export const countOf = ({ index, of }: Shard, blocks: number) => Math.max(0, Math.ceil((blocks - index + 1) / of));

/** The blocks of a shard, of so many, from the `first` of them to the `end`. */
export function* blocksOf(
  shard: Shard,
  blocks: number,
  first = 0,
  end = countOf(shard, blocks),
): Generator<number, void, void> {
  for (let at = first; at < end; at++) yield shard.index - 1 + at * shard.of;
}

/** How array jobs tell a task which one it is: its index, how they count, and what says how many there are. */
const ARRAY_JOBS = [
  { index: 'SLURM_ARRAY_TASK_ID', first: 1, count: 'SLURM_ARRAY_TASK_COUNT' },
  { index: 'JOB_COMPLETION_INDEX', first: 0, count: 'LAB_SHARDS' },
] as const;

/**
 * The shard that is to be run: that of `--shard`, or that of the array job's task; undefined where there is neither.
 * Throws a UsageError for what names none, or several.
 */
export function shardOf({ shard, shards }: CommonValues, env: Surroundings['env']): Shard | undefined {
  if (shard !== undefined) {
    if (shards !== undefined) throw new UsageError('--shard or --shards, not both');
    const [, index, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(shard) ?? [];
    return checkShard(`--shard ${JSON.stringify(shard)}`, { index: Number(index), of: Number(of) });
  }
  const [job, other] = ARRAY_JOBS.filter(({ index }) => env[index]);
  if (other) throw new UsageError(`${job?.index} and ${other.index}: two array jobs at once; --shard i/n says which`);
  const count = shards ?? (env.LAB_SHARDS || undefined);
  if (job) return shardOfTask(job, count, env);
  if (count === undefined) return undefined;
  const name = shards === undefined ? 'LAB_SHARDS' : '--shards';
  throw new UsageError(`${name} ${count}: expected with the index of an array job, or --shard i/n`);
}

function shardOfTask(
  job: (typeof ARRAY_JOBS)[number],
  given: string | undefined,
  env: Surroundings['env'],
): Shard | undefined {
  const count = given ?? env[job.count];
  if (!count) throw new UsageError(`${job.index}: of how many? --shards n or LAB_SHARDS says it`);
  if (given === undefined && job.first === 1) refuseOtherArray(count, env);
  const [task, of] = [wholeOf(env[job.index]), wholeOf(count)];
  const index = task + 1 - job.first;
  return checkShard(`${job.index} ${env[job.index]} of ${count}, shard ${index}/${of}`, { index, of });
}

/** Without a count of one's own Slurm's is that of the tasks that were asked for: it has to be all of 1…n. */
function refuseOtherArray(
  count: string,
  { SLURM_ARRAY_TASK_MIN: min, SLURM_ARRAY_TASK_MAX: max }: Surroundings['env'],
) {
  if (min === '1' && max === count) return;
  throw new UsageError(
    `the Slurm array is ${min}-${max} with ${count} tasks: expected 1-n, or --shards n for a part of it`,
  );
}

const wholeOf = (text = '') => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);

function checkShard(name: string, { index, of }: Shard): Shard {
  if (index >= 1 && index <= of && of <= MAX_SHARDS) return { index, of };
  throw new UsageError(`${name}: expected i/n, i from 1 to n, n at most ${MAX_SHARDS}`);
}
