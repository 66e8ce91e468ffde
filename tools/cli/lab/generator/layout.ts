import type { Lottery } from '../../../../workers/shared/lottery/lotteries.ts';

/** Cells of the differences of first outputs: equal parts of [0, 1). */
export const CELLS = 32;

/** Longest gap that has a count of its own; longer ones share the one behind. */
export const LONGEST_GAP = 40;

/** Where the counts of one sampler begin, and how many there are. */
export interface AuditLayout {
  /** By number. */
  readonly singles: number;
  /** By the smaller number times (total + 1) plus the greater. */
  readonly pairs: number;
  /** By gap, from 1 on. */
  readonly gaps: number;
  /** By numbers in common. */
  readonly neighbours: number;
  readonly streams: number;
  /** By cell. */
  readonly lines: number;
  readonly curves: number;
  readonly size: number;
}

/** The layout of the sums of an audit, one sampler after the other. */
export function auditLayout({ total, pick }: Lottery): AuditLayout {
  let size = 0;
  const take = (count: number) => {
    size += count;
    return size - count;
  };
  return {
    singles: take(total + 1),
    pairs: take((total + 1) * (total + 1)),
    gaps: take(LONGEST_GAP + 2),
    neighbours: take(pick + 1),
    streams: take(pick + 1),
    lines: take(CELLS),
    curves: take(CELLS),
    size,
  };
}
