import { LAB_LIMITS } from '../../../workers/shared/lab/lab-limits.ts';

/** What is typed in the place of an amount: whole cents, nothing, or something else. */
export type Amount = { readonly cents: number } | 'none' | 'no-amount' | 'too-much';

/** «50.000.000», «1.234,5», «R$ 6» in cents. Points part thousands, a comma the cents. */
export function readAmount(text: string): Amount {
  const amount = text.replace(/R\$|\s/g, '');
  if (amount === '') return 'none';
  const [, whole, cents = ''] = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(amount) ?? [];
  if (whole === undefined) return 'no-amount';
  const value = Number(whole.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'));
  return value <= LAB_LIMITS.cents.max ? { cents: value } : 'too-much';
}
