/** Words of checking by hand. */
export const byHandTexts = {
  title: 'Conferir à mão',
  hint: 'Sem arquivo: toque os números sorteados e veja todos os jogos salvos de uma vez.',
  grid: 'Números sorteados',
  count: (drawn: number, all: number) => `${drawn} de ${all} números marcados`,
  full: 'Todos os números estão marcados. Para trocar, toque em um deles.',
  clear: 'Limpar',
  double: 'A Dupla Sena tem dois sorteios: marque um de cada vez.',
  noGames: 'Nenhum jogo salvo desta loteria.',
  noPrize: 'sem prêmio',
  wins: (games: number) =>
    games === 0
      ? 'Nenhum jogo com prêmio por números.'
      : games === 1
        ? '1 jogo com prêmio.'
        : `${games} jogos com prêmio.`,
  extras: 'Mês e time não entram nesta conta.',
} as const;

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
