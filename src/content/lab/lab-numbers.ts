import { formatWhole } from '../format.ts';

/** A number with at most so many digits after the comma, and no zeros at its end: «1.234,5», «0,05». */
export function formatDecimal(value: number, digits: number): string {
  const [whole = '', rest = ''] = Math.abs(value).toFixed(digits).split('.');
  const fraction = rest.replace(/0+$/, '');
  const text = formatWhole(Number(whole)) + (fraction && `,${fraction}`);
  return value < 0 && text !== '0' ? `−${text}` : text;
}

/** A number as a difference: «+6,3», «−6,3», «0». */
export const withSign = (text: string): string => (text === '0' || text.startsWith('−') ? text : `+${text}`);

/** How much more of something small: «+0,014», «−0,002», «0». */
export const formatMore = (value: number): string => withSign(formatDecimal(value, 3));

/** A share as a percentage, with as many digits as it takes to see it: «12,5%», «0,034%», «250%». */
export function formatPercent(share: number): string {
  const percent = 100 * share;
  const size = Math.abs(percent);
  return `${formatDecimal(percent, size >= 10 ? 1 : size >= 1 ? 2 : 3)}%`;
}

/** How far something is from what is expected, as a share of that: «+12,5%», «−0,03%», «0». */
export function formatAway(share: number): string {
  const text = formatPercent(share);
  return withSign(text.replace(/^0%/, '0'));
}

/** A mean that is expected: «4.288», «4,29», in words where it is next to nothing. */
export function formatExpected(value: number): string {
  return value > 0 && value < 0.005 ? 'quase 0' : formatDecimal(value, value < 100 ? 2 : 0);
}

/** The most cases that a chance is told of. */
const MOST_CASES = 1e9;

/** A chance as cases: «3 de cada 100», «2 de cada 10.000», «menos de 1 de cada 1.000.000.000». */
export function outOf(p: number): string {
  if (p * MOST_CASES < 0.95) return `menos de 1 de cada ${formatWhole(MOST_CASES)}`;
  let cases = 10;
  while (p * cases < 0.95) cases *= 10;
  return `${formatWhole(Math.min(cases, Math.round(p * cases)))} de cada ${formatWhole(cases)}`;
}

/** How many times as often a favoured number is drawn as another: «2,8 vezes a chance dos outros». */
export function ratioText(ratio: number): string {
  return `${formatDecimal(ratio, 1)} ${ratio < 2 ? 'vez' : 'vezes'} a chance dos outros`;
}
