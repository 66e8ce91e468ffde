/** Digits that a price may have, its cents included. */
const MAX_DIGITS = 6;

/** What is wrong with a price that somebody typed. */
export type PriceProblem = 'price-shape' | 'price-negative' | 'price-zero' | 'price-digits';

/** «5», «5,5», «R$ 5.50» in cents. */
export function readPrice(
  text: string,
): { readonly cents: number } | { readonly problem: PriceProblem } {
  const amount = text.replace(/R\$|\s/g, '');
  if (/^[-−]\d/.test(amount)) return { problem: 'price-negative' };
  const [, whole = '', cents = ''] = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(amount) ?? [];
  if (whole === '') return { problem: 'price-shape' };
  if (whole.length + cents.length > MAX_DIGITS) return { problem: 'price-digits' };
  const value = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return value > 0 ? { cents: value } : { problem: 'price-zero' };
}
