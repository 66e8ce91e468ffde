import type { LabRequest } from '../../../workers/shared/lab/lab-request.ts';
import type { Outcome, TaskFailure } from '../../../workers/tasks/api.ts';
import { untilFailure } from '../../pool/fan-out.ts';
import type { Pool } from '../../pool/pool.ts';

/** The sums of an experiment so far, and how much of it they are. */
export interface Counted {
  readonly sums: Float64Array<ArrayBuffer>;
  /** 0…1, rising. */
  readonly done: number;
}

/**
 * Counts all blocks of an experiment, one a call, with every worker of the pool: a worker that is lost costs its block.
 * `onCount` hears of each block, and of how far those are that are being counted. The first call that fails settles it
 * all; rejects as `Pool.run` does.
 */
export async function countBlocks(
  pool: Pool,
  signal: AbortSignal,
  request: LabRequest,
  onCount: (counted: Counted) => void,
): Promise<Outcome<Float64Array<ArrayBuffer>>> {
  const plan = await pool.run(signal, 'labPlan', request);
  if (!plan.ok) return plan;
  const { blocks, size } = plan.value;
  const sums = new Float64Array(size);
  const begun = new Map<number, number>();
  let [next, counted, furthest] = [0, 0, 0];
  const tell = () => {
    const share = [...begun.values()].reduce((all, part) => all + part, counted) / blocks;
    furthest = Math.max(furthest, share);
    onCount({ sums, done: furthest });
  };

  async function countNext(stop: AbortSignal): Promise<void> {
    while (next < blocks) {
      const block = next++;
      const onProgress = (done: number) => {
        begun.set(block, done);
        tell();
      };
      const outcome = await pool.run(stop, 'labBlock', { request, block }, { onProgress });
      if (!outcome.ok) throw outcome;
      if (outcome.value.length !== size) throw failure(`block ${block} has ${outcome.value.length} sums`);
      for (let i = 0; i < size; i++) sums[i] = (sums[i] as number) + (outcome.value[i] as number);
      begun.delete(block);
      counted++;
      tell();
    }
  }

  return untilFailure(signal, async (stop) => {
    await Promise.all(Array.from({ length: Math.min(pool.size, blocks) }, () => countNext(stop)));
    return sums;
  });
}

const failure = (message: string): TaskFailure => ({ ok: false, code: 'failed', message });
