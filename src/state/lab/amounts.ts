import { LAB_LIMITS } from '../../../workers/shared/lab/lab-limits.ts';
import { readMoney } from '../bet/typed-money.ts';

/** What is typed in the place of an amount: whole cents, nothing, or something else. */
export type Amount = { readonly cents: number } | 'none' | 'no-amount' | 'too-much';

/** A prize of the laboratory, as `readMoney` reads it; there may be none, and it may be nothing. */
export function readAmount(text: string): Amount {
  if (text.trim() === '') return 'none';
  const read = readMoney(text, LAB_LIMITS.cents.max);
  if ('cents' in read) return read;
  if (read.problem === 'zero') return { cents: 0 };
  return read.problem === 'large' ? 'too-much' : 'no-amount';
}
