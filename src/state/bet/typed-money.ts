/** What is wrong with an amount that somebody typed. */
export type MoneyProblem = 'shape' | 'negative' | 'zero' | 'large';

/** «R$», spaces and what cannot be seen. */
const NOT_OF_IT = /R\$|[\s\p{Cf}]/gu;
const NEGATIVE = /^[-−]\d/;
/** With points between the thousands or without, and up to two digits of cents after a comma or a point. */
const AMOUNT = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/;
const WITH_POINT = /^(\d+)\.(\d{1,2})$/;

/** «5», «5,5», «R$ 5.50», «1.234,56» in cents, of 1 to `max`. */
export function readMoney(text: string, max: number): { readonly cents: number } | { readonly problem: MoneyProblem } {
  const amount = text.replace(NOT_OF_IT, '');
  if (NEGATIVE.test(amount)) return { problem: 'negative' };
  const [, whole, rest = ''] = AMOUNT.exec(amount) ?? WITH_POINT.exec(amount) ?? [];
  if (whole === undefined) return { problem: 'shape' };
  const cents = Number(whole.replaceAll('.', '')) * 100 + Number(rest.padEnd(2, '0'));
  if (cents > max) return { problem: 'large' };
  return cents === 0 ? { problem: 'zero' } : { cents };
}
