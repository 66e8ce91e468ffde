import type { Lottery } from '../../../shared/lottery/lotteries.ts';
import { columnOf, rowOf, rowsOf } from '../../../shared/lottery/playslip.ts';
import type { Stream } from '../../random/stream.ts';

/**
 * Draws numbers that spread over the playslip: of a group's numbers, the next is one whose row and column are least
 * used so far in this ticket (uses of both added), ties at random.
 */
export function createSpreadUrn(lottery: Lottery, groups: readonly (readonly number[])[]) {
  const { total, columns } = lottery;
  const rowsBy = Uint8Array.from({ length: total + 1 }, (_, n) => rowOf(lottery, n));
  const columnsBy = Uint8Array.from({ length: total + 1 }, (_, n) => columnOf(lottery, n));
  const rowUse = new Uint8Array(rowsOf(lottery));
  const columnUse = new Uint8Array(columns);
  const urns = groups.map((group) => Uint8Array.from(group));
  const best = new Uint8Array(total);

  /** Places of the least used numbers in `items[from…]` go to `best`; returns how many there are. */
  function leastUsed(items: Uint8Array, from: number): number {
    let min = Number.POSITIVE_INFINITY;
    let count = 0;
    for (let i = from; i < items.length; i++) {
      const n = items[i] as number;
      const uses = (rowUse[rowsBy[n] as number] as number) + (columnUse[columnsBy[n] as number] as number);
      if (uses > min) continue;
      if (uses < min) count = 0;
      min = uses;
      best[count++] = i;
    }
    return count;
  }

  function use(n: number): void {
    const row = rowsBy[n] as number;
    const column = columnsBy[n] as number;
    rowUse[row] = (rowUse[row] as number) + 1;
    columnUse[column] = (columnUse[column] as number) + 1;
  }

  return {
    /** Starts a ticket: no row or column is used but for those of the fixed numbers. */
    begin(fixed: readonly number[]): void {
      rowUse.fill(0);
      columnUse.fill(0);
      for (const n of fixed) use(n);
    },
    /** Writes `count` numbers of a group to `ticket` from `at` on; returns the next free place. */
    draw(random: Stream, group: number, count: number, ticket: Uint8Array, at: number): number {
      const items = urns[group] as Uint8Array;
      for (let i = 0; i < count; i++) {
        const place = best[random.below(leastUsed(items, i))] as number;
        const n = items[place] as number;
        items[place] = items[i] as number;
        items[i] = n;
        ticket[at + i] = n;
        use(n);
      }
      return at + count;
    },
  };
}
