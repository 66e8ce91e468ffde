const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

/** A `YYYY-MM-DD` day: «20 de novembro de 2026». */
export const formatDay = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));

/** A `YYYY-MM-DD` day as one writes it in Brazil: «20/11/2026». */
export function shortDay(date: string): string {
  return date.split('-').reverse().join('/');
}
