import { countBy, range, sumBy } from 'lodash';
import { describe, expect, test } from 'vitest';
import { combinations } from '../../../../workers/shared/lottery/odds.ts';
import { countIn, expectNone, expectOfAll, forBatches, TABLE } from '../batches.ts';

/** Mean overlap of all pairs of tickets: every number counts once for each pair that has it. */
function meanOverlap(tickets: readonly (readonly number[])[]): number {
  const uses = Object.values(countBy(tickets.flat()));
  return sumBy(uses, pairsOf) / pairsOf(tickets.length);
}

const pairsOf = (count: number) => (count * (count - 1)) / 2;

/** The least overlap of a ticket with a draw of so many numbers. */
const leastOverlap = (total: number, pick: number, drawn: number) => Math.max(0, pick - (total - drawn));

describe.each(TABLE)('%s', (key, total, pick) => {
  test('anti-repeticao repeats the newest draw and its own tickets as little as possible', () => {
    // Only then is there room for numbers to be used up.
    const isSparse = 2 * pick < total;
    forBatches('anti-repeticao', key, ({ context, tickets, kept, relaxed }) => {
      const newest = context.history[0]?.numbers ?? [];
      const drawn = newest.length;
      const min = leastOverlap(total, pick, drawn);
      const space = combinations(total - drawn, pick - min) * combinations(drawn, min);
      expectOfAll(kept, (ticket) => countIn(ticket, newest), min);
      const expected = Math.max(0, tickets.length - Number(space));
      expect(relaxed.filter(Boolean)).toHaveLength(expected);

      // Its own tickets overlap less than those of a uniform draw by the same rule.
      const isAlone = min === 0 && total - drawn === pick;
      const baseline = isAlone ? (pick * pick) / total : (pick - min) ** 2 / (total - drawn) + min ** 2 / drawn;
      if (tickets.length > (isAlone ? 2 : 1)) expect(meanOverlap(tickets)).toBeLessThan(baseline);

      if (!isSparse) return;
      const times = countBy(tickets.flat());
      const uses = range(1, total + 1)
        .filter((n) => !newest.includes(n))
        .map((n) => times[n] ?? 0);
      // 2, not 1: a ticket that comes out twice is dealt again, and its numbers count as used.
      const spread = Math.max(...uses) - Math.min(...uses);
      expect(spread, 'all numbers are used before one comes again').toBeLessThanOrEqual(2);
    });
  });

  test('campeao makes whole batches and never relaxes', () => {
    forBatches(
      'campeao',
      key,
      ({ relaxed }) => {
        expectNone(relaxed.filter(Boolean));
      },
      { runs: 2 },
    );
  });
});
