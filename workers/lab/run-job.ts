import { runToEnd } from '../engine/run-to-end.ts';
import type { LabJob } from './job.ts';

/** The sums of some blocks of a job, all unless named, in the order given. */
export function sumsOf(
  { blocks, size, addBlock }: LabJob,
  order: Iterable<number> = Array(blocks).keys(),
): Float64Array {
  const sums = new Float64Array(size);
  for (const index of order) runToEnd(addBlock(index, sums));
  return sums;
}

/** The report of all blocks. */
export function reportOf<Report>(job: LabJob<Report>): Report {
  return runToEnd(job.report(sumsOf(job)));
}
