import type { DrawDifferences } from '../../../workers/shared/draws/draw-differences.ts';
import type { DrawConflict } from '../../../workers/shared/draws/merge-draws.ts';
import { counted } from '../counted.ts';
import { formatWhole } from '../format.ts';
import { hourText, saidDay } from '../format-day.ts';
import { differentPartsText } from '../results/differences.ts';

/** Words of the newest draws of the site. */
export const siteTexts = {
  /** «Resultados do site até o 3.089, de ontem.» */
  until: (contest: number, day: string, today: string) =>
    `Resultados do site até o ${formatWhole(contest)}, de ${saidDay(day, today)}.`,
  /** «Próximo: 01/12, 21 h.»; of a draw that is past «O de ontem ainda não chegou.» */
  next: (day: string, at: number, now: number, today: string) =>
    at > now ? `Próximo: ${saidDay(day, today)}, ${hourText(at)}.` : `O de ${saidDay(day, today)} ainda não chegou.`,
  behind: (draws: number) =>
    `O site está atrasado: faltam ${counted(draws, 'sorteio', 'sorteios')}. Digite os números ou traga a planilha.`,
  ask: 'Buscar os últimos resultados',
  asking: 'Buscando…',
  away: 'O site não respondeu.',
  corrected: (contests: readonly number[]) =>
    `O site corrigiu o resultado ${contests.length === 1 ? 'do concurso' : 'dos concursos'} ${contests.map(formatWhole).join(', ')}. Seus jogos foram conferidos de novo.`,
  dismiss: 'Entendi',
  /** How the draws of an answer are told; `isOne`: there is only one. */
  from: (isOne: boolean) => (isOne ? 'Resultado do site.' : 'Com resultados do site.'),
  /** The visitor's own result of a contest, and another one of the site. */
  differs: ({ contest, kept, incoming }: DrawConflict, differs: DrawDifferences) =>
    `Concurso ${formatWhole(contest)}: no seu resultado, ${differentPartsText(kept, differs)}; no do site, ${differentPartsText(incoming, differs)}. Veja no canal oficial. Vale o seu.`,
  take: 'Usar o do site',
  keep: 'Guardar o meu',
} as const;
