import { expect, test } from 'vitest';
import { readAmount } from '../../../src/state/lab/amounts.ts';

test.each([
  ['1.234,5', { cents: 123_450 }],
  ['5.50', { cents: 550 }],
  ['0', { cents: 0 }],
  ['', 'none'],
  ['   ', 'none'],
  ['1.000.000.000', { cents: 100_000_000_000 }],
  ['1.000.000.001', 'too-much'],
  ['-5', 'no-amount'],
  ['cinco', 'no-amount'],
] as const)('«%s» is %o', (text, amount) => {
  expect(readAmount(text)).toEqual(amount);
});
