import { counted } from '../counted.ts';
import { formatWhole } from '../format.ts';
import { hourText, saidDay } from '../format-day.ts';

/** Words of the newest draws of the site. */
export const siteTexts = {
  /** «Resultados do site até o 3.089, de ontem.» */
  until: (contest: number, day: string | undefined, today: string) =>
    `Resultados do site até o ${formatWhole(contest)}${day === undefined ? '' : `, de ${saidDay(day, today)}`}.`,
  /** «Próximo: 01/12, 21 h.» */
  next: (day: string, at: number, today: string) => `Próximo: ${saidDay(day, today)}, ${hourText(at)}.`,
  behind: (draws: number) =>
    `O site está atrasado: ${counted(draws, 'sorteio não chegou', 'sorteios não chegaram')}. Digite os números ou traga a planilha.`,
  ask: 'Buscar os últimos resultados',
  asking: 'Buscando…',
  away: 'O site não respondeu.',
  corrected: (contest: number) =>
    `O site corrigiu o resultado do concurso ${formatWhole(contest)}. Seus jogos foram conferidos de novo.`,
  dismiss: 'Entendi',
  from: 'Resultado do site.',
  /** Where the visitor's own result is another one. */
  conflicts: {
    title: (count: number) =>
      `O site tem outro resultado para ${counted(count, 'concurso')} que você guardou: vale o seu até você trocar`,
    old: 'O seu',
    incoming: 'O do site',
    keepOld: 'Manter o meu',
    takeNew: 'Usar o do site',
  },
} as const;
