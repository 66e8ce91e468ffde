import type { DrawStatistics } from '../../../workers/shared/statistics/statistics.ts';
import { counted } from '../counted.ts';
import { formatWhole } from '../format.ts';
import { shortDay } from '../format-day.ts';
import { FAILURE_REASONS } from '../run/failure.ts';

type Kind = DrawStatistics['kind'];

/** «30 sorteios simulados», «2.900 concursos oficiais». */
function drawsOf(kind: Kind, count: number): string {
  return counted(count, ONE[kind], kind === 'simulated' ? 'sorteios simulados' : 'concursos oficiais');
}

const ONE = { simulated: 'sorteio simulado', official: 'concurso oficial' } as const;

/** Words of the statistics beside the charts. */
export const statisticsTexts = {
  noOfficial: 'Para ver os sorteios oficiais desta loteria, traga a planilha em “Conferir”.',
  change: 'Mudar',
  window: 'Período',
  /** The window in words. `isAll`: there are no more. */
  windowWords: (kind: Kind, count: number, isAll: boolean) => {
    const isWhole = isAll && kind === 'official';
    if (count === 1) return `o ${isWhole ? 'único' : 'último'} ${ONE[kind]}`;
    return `${isWhole ? 'todos os' : 'os últimos'} ${drawsOf(kind, count)}`;
  },
  loading: 'Contando os sorteios…',
  none: 'Ainda não há sorteios para contar.',
  failed: (code: keyof typeof FAILURE_REASONS) => `Não deu para contar os sorteios agora. ${FAILURE_REASONS[code]}`,
  clock: 'Com a data deste aparelho não há sorteios para contar. Acerte a data e a hora e tente de novo.',
  missing: (count: number) =>
    `${count === 1 ? 'Falta' : 'Faltam'} ${counted(count, 'concurso')} no meio: ali, o que depende do sorteio anterior fica fora da conta.`,
} as const;

/** Which draws statistics are of: «Mega-Sena: 30 sorteios simulados, de 24/10/2026 a 22/11/2026». */
export function sourceWords(lottery: string, answer: DrawStatistics): string {
  const { kind, draws, contests, days } = answer;
  const span = days ? `, de ${shortDay(days.first)} a ${shortDay(days.last)}` : '';
  if (kind === 'simulated') return `${lottery}: ${drawsOf(kind, draws)}${span}`;
  const { first, last, missing } = contests ?? { first: 0, last: 0, missing: 0 };
  const count = last - first + 1 - missing;
  const each = draws > count ? `, com ${counted(draws, 'sorteio')}` : '';
  const range = count > 1 ? ` (${formatWhole(first)} a ${formatWhole(last)})` : ` (${formatWhole(last)})`;
  return `${lottery}: ${drawsOf(kind, count)}${range}${each}${span}`;
}
