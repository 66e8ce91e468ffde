import type { Lottery } from '../../../shared/lottery/lotteries.ts';
import { columnOf, rowOf, rowsOf } from '../../../shared/lottery/playslip.ts';
import type { Stream } from '../../random/stream.ts';
import { besideFixed, drawQuotas } from '../sampling/quota.ts';
import { left, NoRoomError } from '../sampling/room.ts';
import type { Strategy, StrategyContext } from '../strategy.ts';

/**
 * Mode «Estratégico»: round(0.5 P) numbers from the most frequent round(0.2 T), up to ⌊0.9 P⌋ cumulative from the
 * middle, the rest from the least frequent round(0.2 T), so at least one; what a group cannot supply moves on to the
 * next. Inside a group the pick spreads over the rows and columns of the playslip; a batch that has used up the spread
 * tickets goes on with others of the same quotas. See docs/specification.md, «Modes».
 */
export const strategic: Strategy = {
  prepare(context) {
    const { lottery, fixed } = context;
    const { groups, quotas } = planGroups(context);
    const planned = groups.map((numbers, i) => ({ numbers, count: quotas[i] as number }));
    const rest = planned.map((quota) => besideFixed(quota, fixed));
    if (quotas.reduce((sum, quota) => sum + quota) < lottery.pick) {
      throw new NoRoomError('the last group has too few numbers');
    }
    const spread = createSpreadUrn(
      lottery,
      rest.map(({ numbers }) => numbers),
    );
    return [
      (random, ticket) => {
        spread.begin(fixed);
        ticket.set(fixed);
        let at = fixed.length;
        rest.forEach(({ count }, group) => {
          at = spread.draw(random, group, count, ticket, at);
        });
      },
      drawQuotas(planned, fixed),
    ];
  },
};

/** The three groups of numbers, most frequent first, and how many the rule takes from each. */
function planGroups(context: StrategyContext) {
  const { engine, ranking } = context;
  const { total, pick } = context.lottery;
  const numbers = ranking.map((entry) => entry.number);
  const edge = Math.round((2 * total) / 10);
  const groups = [numbers.slice(0, edge), numbers.slice(edge, total - edge), numbers.slice(total - edge)].map((group) =>
    left(context, group),
  );
  const cumulative = [Math.round((5 * pick) / 10), engine.aboveBottom(pick), pick];
  let taken = 0;
  const quotas = groups.map((group, i) => {
    const quota = Math.min(group.length, (cumulative[i] as number) - taken);
    taken += quota;
    return quota;
  });
  return { groups, quotas };
}

/**
 * Draws numbers that spread over the playslip: of a group's numbers, the next is one whose row and column are least
 * used so far in this ticket (uses of both added), ties at random.
 */
function createSpreadUrn(lottery: Lottery, groups: readonly (readonly number[])[]) {
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
