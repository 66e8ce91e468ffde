const MONTHS = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
  ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
];

/** A `YYYY-MM-DD` day: «20 de novembro de 2026». */
export function formatDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} de ${MONTHS[Number(month) - 1]} de ${year}`;
}

/** A `YYYY-MM-DD` day as one writes it in Brazil: «20/11/2026». */
export function shortDay(date: string): string {
  return date.split('-').reverse().join('/');
}
