/** Words of the ways to the page of real results. */
export const resultsLink = {
  name: 'Conferir',
  question: 'Já saiu o sorteio?',
  bring: 'Confira seus jogos',
} as const;
