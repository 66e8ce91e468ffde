import { Worker } from 'node:worker_threads';
import { sumsOf } from '../../../workers/lab/run-job.ts';
import { RequestError } from '../../../workers/shared/run/request.ts';
import { ThreadError } from '../process.ts';
import { UsageError } from '../usage.ts';
import { type Experiment, openJob } from './experiment.ts';

/** Takes the sums of a block, at its place among those to be counted. */
type Take = (place: number, sums: Float64Array) => Promise<void>;

/** Blocks that are left, each with its place. */
type Left = ReturnType<typeof placed>;

/**
 * Counts blocks of an experiment on threads of a script, `thread.ts`, of which each takes the next block as soon as it is
 * free; on this thread where there is one job. `take` gets the sums of each block, in the order of the blocks. Rejects
 * with a ThreadError for a thread that fails, or a UsageError for a wheel whose pool is no good for so many tickets.
 */
export async function countBlocks(
  { request, table }: Experiment,
  blocks: Iterable<number>,
  { jobs, script }: { readonly jobs: number; readonly script: URL },
  take: (sums: Float64Array) => Promise<void>,
): Promise<void> {
  const workerData = { request, ...(table && { table }) };
  const left = placed(blocks);
  const early = new Map<number, Float64Array>();
  let taken = 0;
  const takeInOrder: Take = async (place, counted) => {
    early.set(place, counted);
    for (let sums = early.get(taken); sums; sums = early.get(taken)) {
      early.delete(taken++);
      await take(sums);
    }
  };
  const threads = Array.from({ length: jobs > 1 ? jobs : 0 }, () => new Worker(script, { workerData }));
  try {
    if (jobs > 1) await Promise.all(threads.map((thread) => countOn(thread, left, takeInOrder)));
    else await countHere(workerData, left, takeInOrder);
  } catch (error) {
    // What a thread throws comes without its class.
    const { name, message } = error as Error;
    throw name === RequestError.name ? new UsageError(`no such tickets: ${message}`) : error;
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function* placed(blocks: Iterable<number>): Generator<readonly [place: number, block: number], void, void> {
  let place = 0;
  for (const block of blocks) yield [place++, block];
}

async function countHere(experiment: Parameters<typeof openJob>[0], left: Left, take: Take): Promise<void> {
  const job = openJob(experiment);
  for (const [place, block] of left) await take(place, sumsOf(job, [block]));
}

function countOn(thread: Worker, left: Left, take: Take): Promise<void> {
  return new Promise((done, fail) => {
    const lost = (why: string) => fail(new ThreadError(`a thread failed: ${why.split('\n')[0]}`));
    const asked: number[] = [];
    const ask = () => {
      const { value } = left.next();
      if (!value) return;
      asked.push(value[0]);
      thread.postMessage(value[1]);
    };
    thread.on('message', (sums: Float64Array) => {
      const place = asked.shift() as number;
      ask();
      take(place, sums).then(() => asked.length === 0 && done(), fail);
    });
    thread.on('error', (error) => (error.name === RequestError.name ? fail(error) : lost(error.message)));
    thread.on('exit', (status) => lost(`ended with ${status}`));
    // One more than it counts: it need not wait for this thread, which may get no processor at once.
    ask();
    ask();
    if (asked.length === 0) done();
  });
}
