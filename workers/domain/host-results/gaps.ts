import type { Lottery } from '../../shared/lotteries.ts';
import { damaged } from './fields.ts';

/** Printable characters that JSON has no sign before; none of them is a space. */
const SIGNS = Array.from({ length: 92 }, (_, i) => String.fromCharCode(35 + i))
  .filter((sign) => sign !== '\\')
  .join('');

const VALUES = new Map([...SIGNS].map((sign, i) => [sign, i + 1]));

/**
 * The numbers of a draw as one sign each: how far it is from the one before, ascending. As short as
 * ordered numbers get: 20 of 100 have 68.8 bits, and take some 70 once a gap's sign is compressed by
 * how frequent it is, where the numbers themselves take 115.
 */
export function gapsOf(numbers: readonly number[]): string {
  const ascending = [...numbers].sort((a, b) => a - b);
  return ascending.map((n, i) => SIGNS[n - (ascending[i - 1] ?? 0) - 1]).join('');
}

/** The numbers of some gaps, ascending; throws a HostFileError for what is no draw of the lottery. */
export function numbersOf(gaps: string, { total, drawn }: Lottery): number[] {
  let last = 0;
  const numbers = Array.from(gaps, (sign) => {
    last += VALUES.get(sign) ?? Number.POSITIVE_INFINITY;
    return last;
  });
  if (numbers.length !== drawn || last > total) throw damaged('numbers');
  return numbers;
}
