/** Words of the ways to the page of real results. */
export const resultsLink = {
  name: 'Resultados',
  question: 'Tem o arquivo de resultados da loteria?',
  bring: 'Traga para cá e confira seus jogos',
} as const;
