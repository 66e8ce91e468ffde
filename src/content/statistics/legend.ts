/** Words in the charts. */
export const legendTexts = {
  times: ['bem abaixo', 'abaixo', 'na média', 'acima', 'bem acima'],
  delay: ['saiu há pouco', '', '', '', 'raro (1 em 20)'],
  bar: 'sorteios',
  /** Of intervals: a draw ends as many as it has numbers. */
  interval: 'vezes',
  band: 'normal',
  mean: 'esperado',
  outside: 'fora do normal',
} as const;
