/** The names of the months in Portuguese, that of January first. */
export const MONTHS: readonly string[] = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
  ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
];
