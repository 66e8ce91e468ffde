import { counted } from '../counted.ts';
import { formatWhole } from '../format.ts';
import { shortDay } from '../format-day.ts';

/** Words of checking by hand. */
export const byHandTexts = {
  title: 'Marcar os números sorteados',
  hint: 'Sem arquivo: toque nos números sorteados e veja todos os jogos salvos de uma vez.',
  grid: 'Números sorteados',
  count: (drawn: number, all: number) => `${drawn} de ${all} números marcados`,
  full: 'Todos os números estão marcados. Para trocar, toque em um deles.',
  clear: 'Limpar',
  double: 'A Dupla Sena tem dois sorteios: marque um de cada vez.',
  noGames: 'Nenhum jogo salvo desta loteria.',
  noPrize: 'sem prêmio',
  wins: (games: number) => (games === 0 ? 'Não foi desta vez.' : `${counted(games, 'jogo')} com prêmio.`),
  keep: (contest: number) => `Guardar este resultado (concurso ${formatWhole(contest)})`,
  noContest: (day: string) =>
    `Para guardar o resultado de ${shortDay(day)}, anote antes o concurso no registro de um dos jogos.`,
  kept: (contest: number) => `Resultado do concurso ${formatWhole(contest)} guardado`,
  notKept: 'O navegador não deixou guardar o resultado.',
  /** Beside the numbers, where a lottery has it. */
  extras: { team: 'Time: veja no comprovante.', month: 'Mês: veja no comprovante.' },
} as const;

/** Words of «Prêmios encontrados». */
export const foundTexts = {
  title: 'Prêmios encontrados',
  none: 'Nada ainda. Seus jogos salvos são conferidos sempre que chegam resultados novos.',
  fresh: (prizes: number) => `Achamos ${prizes === 1 ? 'um prêmio' : `${prizes} prêmios`} nos seus jogos!`,
  dismiss: 'Entendi',
  notKept: 'O navegador não está deixando salvar esta lista.',
  count: (prizes: number) => counted(prizes, 'prêmio'),
} as const;
