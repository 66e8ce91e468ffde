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
