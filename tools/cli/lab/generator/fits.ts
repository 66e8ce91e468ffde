import type { Lottery } from '../../../../workers/shared/lottery/lotteries.ts';
import { type AuditLayout, CELLS, LONGEST_GAP } from './layout.ts';

/** How many tickets of the first streams of some blocks, how many blocks, and how many neighbouring streams of each. */
export interface Counted {
  readonly tickets: number;
  readonly blocks: number;
  readonly streams: number;
}

/** True where the sums of one sampler can be what so many tickets count. */
export function fitsTickets(
  { total, pick }: Lottery,
  layout: AuditLayout,
  { tickets, blocks, streams }: Counted,
  sums: Float64Array,
): boolean {
  const part = (from: number, count: number) => sums.subarray(from, from + count);
  const all = (from: number, count: number) => part(from, count).reduce((sum, one) => sum + one, 0);
  return (
    part(layout.singles, total + 1).every((count) => count <= tickets) &&
    all(layout.singles, total + 1) === tickets * pick &&
    all(layout.pairs, (total + 1) * (total + 1)) === (tickets * pick * (pick - 1)) / 2 &&
    all(layout.gaps, LONGEST_GAP + 2) <= tickets &&
    all(layout.neighbours, pick + 1) === tickets - blocks &&
    all(layout.streams, pick + 1) === blocks * (streams - 1) &&
    all(layout.lines, CELLS) === (blocks * streams) / 4 &&
    all(layout.curves, CELLS) === (blocks * streams) / 4
  );
}
