import { runToEnd } from '../../workers/engine/run-to-end.ts';
import type { LabJob } from '../../workers/lab/job.ts';

/** The sums of some blocks of a job, all unless named, in the order given. */
export function sumsOf({ blocks, size, addBlock }: LabJob, order = [...Array(blocks).keys()]): Float64Array {
  const sums = new Float64Array(size);
  for (const index of order) runToEnd(addBlock(index, sums));
  return sums;
}

/** The report of all blocks. */
export function reportOf<R>(job: LabJob<R>): R {
  return runToEnd(job.report(sumsOf(job)));
}
