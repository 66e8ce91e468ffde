import { Worker } from 'node:worker_threads';
import type { LabJob } from '../../../workers/lab/job.ts';
import { sumsOf } from '../../../workers/lab/run-job.ts';
import { RequestError } from '../../../workers/shared/run/request.ts';
import { ThreadError } from '../process.ts';
import { UsageError } from '../usage.ts';
import { type Experiment, openJob } from './experiment.ts';

/** Blocks that are to be counted, on how many threads. */
export interface Counting {
  readonly experiment: Experiment;
  readonly blocks: Iterable<number>;
  readonly jobs: number;
  /** What a thread runs: `thread.ts`. */
  readonly script: URL;
}

/** A block and its place among those to be counted, from 0 on. */
type Placed = readonly [place: number, block: number];

/**
 * Counts blocks on threads, of which each takes the next block as soon as it is free; on this one where there is one
 * job. `take` gets the sums of each block, in the order of the blocks. Rejects with a ThreadError for a thread that
 * fails, or a UsageError for a wheel whose pool is no good for so many tickets.
 */
export async function countBlocks(
  { experiment, blocks, jobs, script }: Counting,
  take: (sums: Float64Array) => Promise<void> | void,
): Promise<void> {
  const left = placed(blocks);
  const early = new Map<number, Float64Array>();
  let taken = 0;
  const takeInOrder = async (place: number, counted: Float64Array) => {
    early.set(place, counted);
    for (let sums = early.get(taken); sums; sums = early.get(taken)) {
      early.delete(taken++);
      await take(sums);
    }
  };
  const { request, table } = experiment;
  const threads = Array.from(
    { length: jobs > 1 ? jobs : 0 },
    () => new Worker(script, { workerData: { request, table } }),
  );
  try {
    if (jobs > 1) await Promise.all(threads.map((thread) => countOn(thread, left, takeInOrder)));
    else await countHere(openJob(experiment), left, takeInOrder);
  } catch (error) {
    // What a thread throws comes without its class.
    const { name, message } = error as Error;
    throw name === RequestError.name ? new UsageError(`no such tickets: ${message}`) : error;
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

type Take = (place: number, sums: Float64Array) => Promise<void>;

function* placed(blocks: Iterable<number>): Generator<Placed, void, void> {
  let place = 0;
  for (const block of blocks) yield [place++, block];
}

async function countHere(job: LabJob, left: Iterable<Placed>, take: Take): Promise<void> {
  for (const [place, block] of left) await take(place, sumsOf(job, [block]));
}

function countOn(thread: Worker, left: Iterator<Placed, void>, take: Take): Promise<void> {
  return new Promise((done, fail) => {
    let at = 0;
    const next = () => {
      const { value } = left.next();
      if (!value) return done();
      at = value[0];
      thread.postMessage(value[1]);
    };
    thread.on('message', (sums: Float64Array) => take(at, sums).then(next).catch(fail));
    thread.on('error', (error) => fail(error.name === RequestError.name ? error : new ThreadError(error.message)));
    thread.on('exit', (status) => fail(new ThreadError(`ended with ${status}`)));
    next();
  });
}
