import type { Lottery } from '../lotteries.ts';
import type { Stream } from '../random/stream.ts';

/**
 * Draws numbers that spread over the playslip: of a group's numbers, the next is one whose row
 * and column are least used so far in this ticket (uses of both added), ties at random.
 */
export function createSpreadUrn(lottery: Lottery, groups: readonly (readonly number[])[]) {
  const { total, columns } = lottery;
  const rowOf = Uint8Array.from({ length: total + 1 }, (_, n) => Math.floor((n - 1) / columns));
  const columnOf = Uint8Array.from({ length: total + 1 }, (_, n) => (n - 1) % columns);
  const rowUse = new Uint8Array(Math.ceil(total / columns));
  const columnUse = new Uint8Array(columns);
  const urns = groups.map((group) => Uint8Array.from(group));
  const best = new Uint8Array(total);

  /** Places of the least used numbers in `items[from…]` go to `best`; returns how many there are. */
  function leastUsed(items: Uint8Array, from: number): number {
    let least = Number.POSITIVE_INFINITY;
    let count = 0;
    for (let i = from; i < items.length; i++) {
      const n = items[i] as number;
      const use =
        (rowUse[rowOf[n] as number] as number) + (columnUse[columnOf[n] as number] as number);
      if (use > least) continue;
      if (use < least) count = 0;
      least = use;
      best[count++] = i;
    }
    return count;
  }

  return {
    /** Starts a ticket: no row or column is used. */
    begin(): void {
      rowUse.fill(0);
      columnUse.fill(0);
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
        const row = rowOf[n] as number;
        const column = columnOf[n] as number;
        rowUse[row] = (rowUse[row] as number) + 1;
        columnUse[column] = (columnUse[column] as number) + 1;
      }
      return at + count;
    },
  };
}
