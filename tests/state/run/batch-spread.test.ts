import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchSpread } from '../../../src/state/run/batch-spread.ts';

test('the spread is what looking at all pairs gives, in any order of the tickets', () => {
  const ticket = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 6 });
  fc.assert(
    fc.property(fc.array(ticket, { maxLength: 6 }), (lists) => {
      const shared = lists.flatMap((a, i) =>
        lists.flatMap((b, j) => (i === j ? [] : [a.filter((n) => b.includes(n)).length])),
      );
      const spread = { distinct: new Set(lists.flat()).size, overlap: Math.max(0, ...shared) };
      expect(batchSpread(lists.map((numbers) => ({ numbers })))).toEqual(spread);
    }),
  );
});
