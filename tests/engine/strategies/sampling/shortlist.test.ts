import fc from 'fast-check';
import { chunk, orderBy, uniqBy } from 'lodash';
import { expect, test } from 'vitest';
import { createShortlist } from '../../../../workers/engine/strategies/sampling/shortlist.ts';

const candidate = fc.record({
  numbers: fc.subarray([1, 2, 3, 4, 5, 6], { minLength: 3, maxLength: 3 }),
});

test('the best are kept, best first, each once, in whatever order they come', () => {
  fc.assert(
    fc.property(fc.array(candidate, { maxLength: 60 }), fc.integer({ min: 1, max: 8 }), (all, size) => {
      // The same numbers always have the same score, as a balance has it.
      const score = (numbers: readonly number[]) => (numbers[0] ?? 0) % 2;
      const list = createShortlist(size, 3);
      for (const { numbers } of all) list.offer(Uint8Array.from(numbers), score(numbers));
      const best = orderBy(
        uniqBy(all, ({ numbers }) => numbers.join()).map(({ numbers }) => numbers),
        [score, '0', '1', '2'],
        ['desc', 'asc', 'asc', 'asc'],
      );
      expect(chunk([...list.numbers()], 3)).toEqual(best.slice(0, size));
    }),
  );
});
