const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const wholeMoney = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
});
const whole = new Intl.NumberFormat('pt-BR');
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

/** Reais with cents: «R$ 2,50». */
export const formatMoney = (reais: number): string => money.format(reais);

/** Reais without cents: «R$ 50.000.000». */
export const formatWholeMoney = (reais: number): string => wholeMoney.format(reais);

/** A whole number with points: «50.063.860». */
export const formatWhole = (value: number): string => whole.format(value);

/** A `YYYY-MM-DD` day: «20 de novembro de 2026». */
export const formatDay = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));

/** A playslip's number: two digits, and 100 as the «00» of Lotomania's last cell. */
export const formatNumber = (n: number): string => (n === 100 ? '00' : String(n).padStart(2, '0'));

/** A `YYYY-MM-DD` day as one writes it in Brazil: «20/11/2026». */
export function shortDay(date: string): string {
  return date.split('-').reverse().join('/');
}
