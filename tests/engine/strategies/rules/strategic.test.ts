import fc from 'fast-check';
import { uniq } from 'lodash';
import { describe, expect, test } from 'vitest';
import { STRATEGIES } from '../../../../workers/engine/strategies/registry.ts';
import { LOTTERIES, type Lottery, type LotteryKey } from '../../../../workers/shared/lottery/lotteries.ts';
import { chiSquare, chiSquareLimit } from '../../support/chi-square.ts';
import { candidatesOf, rankedNumbers } from '../../support/draws.ts';
import { stream } from '../../support/newest.ts';
import { anySeed, planOf } from '../../support/plans.ts';
import { countIn } from '../batches.ts';

/** Size of the top and bottom groups, round(0.2 T), and the numbers taken from each group. */
const RULE: Record<LotteryKey, { edge: number; quotas: [number, number, number] }> = {
  megasena: { edge: 12, quotas: [3, 2, 1] },
  lotofacil: { edge: 5, quotas: [5, 8, 2] },
  quina: { edge: 16, quotas: [3, 1, 1] },
  duplasena: { edge: 10, quotas: [3, 2, 1] },
  timemania: { edge: 16, quotas: [4, 2, 1] },
  diadasorte: { edge: 6, quotas: [4, 2, 1] },
  lotomania: { edge: 20, quotas: [20, 25, 5] },
};

/** Where engines 1 and 2, which rounded the 90 percent, took others. */
const OLD_QUOTAS: { [K in LotteryKey]?: [number, number, number] } = {
  lotofacil: [5, 9, 1],
  quina: [3, 2, 0],
};

function groupCounts(ticket: readonly number[], ranked: readonly number[], edge: number) {
  const groups = [ranked.slice(0, edge), ranked.slice(edge, -edge), ranked.slice(-edge)];
  return groups.map((group) => countIn(ticket, group));
}

const rowOf = (n: number, { columns }: Lottery) => Math.floor((n - 1) / columns);
const columnOf = (n: number, { columns }: Lottery) => (n - 1) % columns;

/** The most numbers in one row plus the most in one column of the playslip. */
function crowding(ticket: readonly number[], lottery: Lottery): number {
  const max = (place: (n: number) => number) => {
    const uses = new Map<number, number>();
    for (const n of ticket) uses.set(place(n), (uses.get(place(n)) ?? 0) + 1);
    return Math.max(...uses.values());
  };
  return max((n) => rowOf(n, lottery)) + max((n) => columnOf(n, lottery));
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;

describe('strategic', () => {
  test.each(['1', '2', '4'] as const)('one of engine %s keeps its quotas in both pickers', (engine) => {
    for (const { key } of LOTTERIES) {
      const { edge, quotas } = RULE[key];
      for (const stage of [0, 1]) {
        const plan = planOf(key, 'strategic', `engine ${engine}`, engine);
        for (const ticket of candidatesOf(plan, 50, stage)) {
          const counts = groupCounts(ticket, rankedNumbers(plan), edge);
          expect(counts).toEqual((engine !== '4' && OLD_QUOTAS[key]) || quotas);
        }
      }
    }
  });

  test.each(LOTTERIES)('$key spreads over rows and columns more than the quotas alone', (lottery) => {
    const plan = planOf(lottery.key, 'strategic', 'spread');
    const crowdingOf = (stage: number) =>
      mean(candidatesOf(plan, 1000, stage).map((ticket) => crowding(ticket, lottery)));
    expect(crowdingOf(0)).toBeLessThan(crowdingOf(1));
  });

  test.each(LOTTERIES)('$key takes of a group a number of the least used row and column', (l) => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const plan = planOf(l.key, 'strategic', seed);
        const ranked = rankedNumbers(plan);
        const { edge } = RULE[l.key];
        const groups = [ranked.slice(0, edge), ranked.slice(edge, -edge), ranked.slice(-edge)];
        // In the order of the picks: a picker leaves the sorting to the batch.
        const ticket = new Uint8Array(l.pick);
        const [picker] = STRATEGIES.strategic.prepare(plan.context);
        const random = stream(seed);
        for (let i = 0; i < 3; i++) {
          picker(random, ticket, new Int32Array(4));
          const more: number[] = [];
          ticket.forEach((n, at) => {
            const taken = [...ticket.subarray(0, at)];
            const uses = (m: number) =>
              taken.filter((t) => rowOf(t, l) === rowOf(m, l)).length +
              taken.filter((t) => columnOf(t, l) === columnOf(m, l)).length;
            const group = groups.find((numbers) => numbers.includes(n)) ?? [];
            const left = group.filter((m) => !taken.includes(m));
            more.push(uses(n) - Math.min(...left.map(uses)));
          });
          expect(uniq(more)).toEqual([0]);
        }
      }),
      { numRuns: 30 },
    );
  });

  test.each(LOTTERIES)('$key starts with any of the most frequent numbers equally often', (l) => {
    const plan = planOf(l.key, 'strategic', 'first');
    const top = rankedNumbers(plan).slice(0, RULE[l.key].edge);
    const ticket = new Uint8Array(l.pick);
    const [picker] = STRATEGIES.strategic.prepare(plan.context);
    const random = stream('first');
    const firsts = Array.from({ length: 4000 }, () => {
      picker(random, ticket, new Int32Array(4));
      return ticket[0];
    });
    const times = top.map((n) => firsts.filter((first) => first === n).length);
    expect(chiSquare(times)).toBeLessThan(chiSquareLimit(top.length));
  });
});
