import { expect, test } from 'vitest';
import { summaryOf } from '../../../workers/shared/draws/results-summary.ts';

test('draws with prizes are those that tell them of either draw', () => {
  const numbers = [1, 2, 3, 4, 5, 6];
  const paid = [{ hits: 6, winners: 1, cents: 100 }];
  const draws = [
    { contest: 1, numbers },
    { contest: 2, numbers, paid },
    { contest: 3, numbers, second: numbers, paidSecond: paid },
    { contest: 4, numbers, second: numbers, paid, paidSecond: paid },
  ];
  expect(summaryOf({ lottery: 'duplasena', draws })).toMatchObject({ count: 4, withPrizes: 3 });
});
