import type { Lottery } from '../../workers/shared/lottery/lotteries.ts';

// By hand: the first formatter of `Intl` takes a weak phone a tenth of a second, in the task that makes the page live.

const NBSP = '\u00a0';

/** A whole number with points: «50.063.860». */
export const formatWhole = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.');

/** Reais without cents: «R$ 50.000.000». */
export const formatWholeMoney = (reais: number): string => `R$${NBSP}${formatWhole(reais)}`;

/** Reais with cents: «R$ 2,50». */
export function formatMoney(reais: number): string {
  const [whole, cents = '00'] = reais.toFixed(2).split('.');
  return `${formatWholeMoney(Number(whole))},${cents}`;
}

/** A playslip's number: two digits, and 100 as the «00» of Lotomania's last cell. */
export const formatNumber = (n: number): string => (n === 100 ? '00' : String(n).padStart(2, '0'));

/** The numbers of a playslip, from its first to its last: «01 a 60», Lotomania's «00 a 99». */
export const numberRange = (total: number): string => (total === 100 ? '00 a 99' : `01 a ${formatNumber(total)}`);

/** «da Quina», «do Dia de Sorte». */
export function ofLottery({ article, name }: Lottery): string {
  return `d${article} ${name}`;
}

/** A text with its first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
