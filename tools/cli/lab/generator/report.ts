import { type ChiSquare, compareSingles, twoSidedP } from '../../../../workers/lab/theory/chi-square.ts';
import { cubeRoot } from '../../../../workers/lab/theory/elementary.ts';
import { holm } from '../../../../workers/lab/theory/holm.ts';
import type { Lottery } from '../../../../workers/shared/lottery/lotteries.ts';
import { type AuditedSampler, type AuditReport, type AuditTestId, SAMPLERS, type SamplerId } from './audit-report.ts';
import { BLOCK_TICKETS } from './count.ts';
import { type AuditLayout, CELLS, LONGEST_GAP } from './layout.ts';
import { compareCounts, comparePairs, overlapLaw } from './statistics.ts';

/** What the sums of an audit say, sampler by sampler. */
export function reportAudit(lottery: Lottery, layout: AuditLayout, tickets: number, sums: Float64Array): AuditReport {
  const samplers = SAMPLERS.map((id, i) =>
    reportSampler(id, lottery, layout, tickets, sums.subarray(i * layout.size, (i + 1) * layout.size)),
  );
  return { kind: 'audit', tickets, samplers };
}

function reportSampler(
  id: SamplerId,
  lottery: Lottery,
  layout: AuditLayout,
  tickets: number,
  sums: Float64Array,
): AuditedSampler {
  const part = (from: number, count: number) => sums.subarray(from, from + count);
  const { total, pick } = lottery;
  const counted = (from: number, chances: readonly number[]) => {
    const counts = part(from, chances.length);
    const trials = counts.reduce((sum, count) => sum + count, 0);
    return compareCounts(counts, chances, trials);
  };
  const singles = part(layout.singles, total + 1);
  const overlap = overlapLaw(lottery);
  const cells = new Array<number>(CELLS).fill(1 / CELLS);
  const found: readonly (readonly [AuditTestId, ChiSquare])[] = [
    ['singles', compareSingles({ total, drawn: pick }, singles, tickets)],
    ['pairs', comparePairs(lottery, singles, part(layout.pairs, (total + 1) * (total + 1)), tickets)],
    ['gaps', counted(layout.gaps + 1, gapLaw(pick / total, tickets))],
    ['neighbours', counted(layout.neighbours, overlap)],
    ['streams', counted(layout.streams, overlap)],
    ['lines', counted(layout.lines, cells)],
    ['curves', counted(layout.curves, cells)],
  ];
  const ps = found.map(([, chiSquare]) => twoSidedP(chiSquare));
  const adjusted = holm(ps);
  const tests = found.map(([test, chiSquare], i) => {
    return { id: test, z: normalOf(chiSquare), p: ps[i] as number, adjusted: adjusted[i] as number };
  });
  return { id, tests };
}

/**
 * The chances of gaps 1…LONGEST_GAP and of longer ones: geometric, among those that a block has room for, which n − g
 * places of a block of n tickets have.
 */
function gapLaw(p: number, tickets: number): number[] {
  const room = Math.min(tickets, BLOCK_TICKETS);
  let chance = p * p;
  const weights = Array.from({ length: room - 1 }, (_, i) => {
    const weight = (room - 1 - i) * chance;
    chance *= 1 - p;
    return weight;
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const longer = weights.slice(LONGEST_GAP).reduce((sum, weight) => sum + weight, 0);
  return [...weights.slice(0, LONGEST_GAP), longer].map((weight) => weight / whole);
}

/** A χ² as standard deviations of a normal law. Wilson and Hilferty, PNAS 17, 1931. */
function normalOf({ statistic, freedom }: ChiSquare): number {
  if (freedom === 0) return 0;
  const spread = 2 / (9 * freedom);
  return (cubeRoot(statistic / freedom) - (1 - spread)) / Math.sqrt(spread);
}
