/** Words of «Prêmios encontrados». */
export const foundTexts = {
  title: 'Prêmios encontrados',
  none: 'Nada ainda. Os jogos salvos são conferidos sozinhos quando há resultados novos.',
  fresh: (prizes: number) =>
    prizes === 1 ? 'Achamos um prêmio em seus jogos!' : `Achamos ${prizes} prêmios em seus jogos!`,
  dismiss: 'Entendi',
  notKept: 'O navegador não está deixando guardar esta lista.',
  count: (prizes: number) => (prizes === 1 ? '1 prêmio' : `${prizes} prêmios`),
} as const;
