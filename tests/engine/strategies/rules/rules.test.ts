import { max, min } from 'lodash';
import { describe, expect, test } from 'vitest';
import { countIn, expectNone, expectOfAll, forBatches, quadrantsOf, TABLE } from '../batches.ts';
import { PROPER, PROPERTIES, playedOf } from '../properties.ts';

/** Rules that may have too few tickets for a batch, or that look at dates: their own tests hold them. */
const WITH_TESTS_OF_THEIR_OWN = ['datas-especiais', 'numerologia', 'anti-repeticao'];
const ALWAYS_KEPT = PROPER.filter((id) => !WITH_TESTS_OF_THEIR_OWN.includes(id));

describe.each(TABLE)('%s', (key, total, pick) => {
  test.each(ALWAYS_KEPT)('every ticket keeps the rule %s, whatever the history', (strategy) => {
    forBatches(strategy, key, ({ context, tickets, relaxed }) => {
      const played = playedOf(context);
      expectNone(tickets.filter((ticket) => !PROPERTIES[strategy](played, ticket)));
      expectNone(relaxed.filter(Boolean));
    });
  });

  test('quadrante gives the larger remainder its number first', () => {
    const shares = quadrantsOf(key, total).map((numbers) => ({
      numbers,
      share: (pick * numbers.length) / total,
    }));
    forBatches('quadrante', key, ({ tickets }) => {
      const isFair = (ticket: readonly number[]) => {
        const over = shares.map(({ numbers, share }) => ({
          remainder: share - Math.floor(share),
          more: countIn(ticket, numbers) - Math.floor(share),
        }));
        const left = over.filter(({ more }) => more === 0).map(({ remainder }) => remainder);
        const up = over.filter(({ more }) => more > 0).map(({ remainder }) => remainder);
        return (min(up) ?? 1) >= (max(left) ?? 0) - 1e-9;
      };
      expectNone(tickets.filter((ticket) => !isFair(ticket)));
    });
  });
});

test.each(TABLE.filter(([, total, pick]) => total % 2 === 1 && pick % 2 === 1))(
  'espelhamento of %s takes the number in the middle as the one without a mirror',
  (key, total) => {
    forBatches('espelhamento', key, ({ tickets }) => {
      expectOfAll(tickets, (ticket) => countIn(ticket, [(total + 1) / 2]), 1);
    });
  },
);

test('the quadrants have all numbers', () => {
  for (const [key, total] of TABLE) expect(quadrantsOf(key, total).flat()).toHaveLength(total);
});
