import { expect, test } from 'vitest';
import { readAmount } from '../../../src/state/lab/amounts.ts';

test.each([
  ['6', { cents: 600 }],
  ['R$ 5,50', { cents: 550 }],
  ['1.234,5', { cents: 123_450 }],
  ['50.000.000,00', { cents: 5_000_000_000 }],
  ['50000000', { cents: 5_000_000_000 }],
  ['0', { cents: 0 }],
  ['', 'none'],
  ['   ', 'none'],
  ['1.000.000.000', { cents: 100_000_000_000 }],
  ['1.000.000.001', 'too-much'],
  ['-5', 'no-amount'],
  ['5.5', 'no-amount'],
  ['1,234', 'no-amount'],
  ['cinco', 'no-amount'],
] as const)('«%s» is %o', (text, amount) => {
  expect(readAmount(text)).toEqual(amount);
});
