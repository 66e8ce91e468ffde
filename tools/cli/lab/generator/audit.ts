import type { LabJob } from '../../../../workers/lab/job.ts';
import { lotteryOf } from '../../../../workers/shared/lottery/lotteries.ts';
import { type AuditReport, SAMPLERS } from './audit-report.ts';
import type { AuditRequest } from './audit-request.ts';
import { BLOCK_TICKETS, countSampler, STREAMS } from './count.ts';
import { fitsTickets } from './fits.ts';
import { auditLayout } from './layout.ts';
import { reportAudit } from './report.ts';
import { samplersOf } from './samplers.ts';

/**
 * The generator's tickets of `uniform`, looked at from outside, and beside them those of samplers that are broken on
 * purpose: tests of single distributions have passed while neighbouring streams were related.
 */
export function createAudit(request: AuditRequest): LabJob<AuditReport> {
  const { tickets } = request;
  const lottery = lotteryOf(request.lottery);
  const layout = auditLayout(lottery);
  const samplers = samplersOf(request);
  const countOf = (index: number) => Math.min(BLOCK_TICKETS, tickets - index * BLOCK_TICKETS);
  const partOf = (sums: Float64Array, s: number) => sums.subarray(s * layout.size, (s + 1) * layout.size);
  return {
    blocks: Math.ceil(tickets / BLOCK_TICKETS),
    size: layout.size * SAMPLERS.length,
    *addBlock(index, sums) {
      const count = countOf(index);
      for (const [s, id] of SAMPLERS.entries()) {
        const own = partOf(sums, s);
        const steps = countSampler(lottery, layout, samplers[id], index, count, own);
        while (!steps.next().done) yield s / SAMPLERS.length;
      }
    },
    fits(sums, blocks) {
      const counts = Array.from(blocks, countOf);
      const all = { tickets: counts.reduce((sum, count) => sum + count, 0), blocks: counts.length, streams: STREAMS };
      return SAMPLERS.every((_, s) => fitsTickets(lottery, layout, all, partOf(sums, s)));
    },
    *report(sums) {
      yield 0;
      return reportAudit(lottery, layout, tickets, sums);
    },
  };
}
