/** Words in the charts. */
export const legendTexts = {
  times: ['abaixo da faixa', 'pouco', 'na média', 'muito', 'acima da faixa'],
  delay: ['saiu há pouco', '', '', '', 'raro (1 em 20)'],
  bar: 'sorteios',
  /** Of intervals: a draw ends as many as it has numbers. */
  interval: 'vezes',
  band: 'faixa do acaso',
  mean: 'média do acaso',
  meanOf: (expected: string) => `média do acaso: ${expected}`,
  outside: 'fora da faixa',
} as const;
