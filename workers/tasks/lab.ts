import { keptTable } from '../draws/store/read-kept.ts';
import { nameDraws, numbersOf, unbrokenDraws } from '../lab/backtest/draws.ts';
import { jobOf } from '../lab/job-of.ts';
import { popularityOf } from '../lab/popularity/popularity.ts';
import { auditDraws } from '../lab/real-draws/audit-draws.ts';
import { unpackDraws } from '../shared/draws/draw-table.ts';
import { checkLab } from '../shared/lab/check-lab.ts';
import type { LabRequest } from '../shared/lab/lab-request.ts';
import { lotteryOf } from '../shared/lottery/lotteries.ts';
import { checkLottery } from '../shared/run/request.ts';
import type { WaitingTask } from './task.ts';

/** Says into how many blocks an experiment is cut, and how many sums each gives. */
export const labPlan: WaitingTask<'labPlan'> = {
  async *run(request) {
    yield 0;
    const { blocks, size } = await loadJob(request);
    return { blocks, size };
  },
};

/** Counts one block. Its sums move. */
export const labBlock: WaitingTask<'labBlock'> = {
  async *run({ request, block }) {
    yield 0;
    const job = await loadJob(request);
    const sums = new Float64Array(job.size);
    yield* job.addBlock(block, sums);
    return sums;
  },
  transfers: (sums) => [sums.buffer],
};

/** Says what the sums of all blocks mean. */
export const labReport: WaitingTask<'labReport'> = {
  async *run({ request, sums }) {
    yield 0;
    const job = await loadJob(request);
    if (sums.length !== job.size) throw new RangeError(`${sums.length} sums, not ${job.size}`);
    return yield* job.report(sums);
  },
};

/** Names the kept draws of a lottery for a backtest, those until a contest if it is given; null where none are kept. */
export const labDraws: WaitingTask<'labDraws'> = {
  async *run({ lottery, until }) {
    yield 0;
    const bytes = await keptTable(checkLottery(lottery));
    if (!bytes) return null;
    const table = unpackDraws(bytes);
    return { named: nameDraws(table, until), unbroken: unbrokenDraws(table, until) };
  },
};

/** Audits the kept draws of a lottery; null where none are kept. */
export const labAudit: WaitingTask<'labAudit'> = {
  async *run({ lottery }) {
    yield 0;
    const bytes = await keptTable(checkLottery(lottery));
    return bytes ? yield* auditDraws(lotteryOf(lottery), numbersOf(unpackDraws(bytes))) : null;
  },
};

/** Says with which numbers a prize was shared by more people; null where no draws are kept. */
export const labPopularity: WaitingTask<'labPopularity'> = {
  async *run({ lottery, ...names }) {
    yield 0;
    const bytes = await keptTable(checkLottery(lottery));
    return bytes ? yield* popularityOf(lotteryOf(lottery), unpackDraws(bytes).draws, names) : null;
  },
};

async function loadJob(request: LabRequest) {
  const checked = checkLab(request);
  const isImported = checked.kind === 'walk' && checked.draws.kind === 'imported';
  const bytes = isImported ? await keptTable(checked.lottery) : undefined;
  return jobOf(checked, bytes && unpackDraws(bytes));
}
