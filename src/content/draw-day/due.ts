import { counted } from '../counted.ts';
import { shortDay } from '../format-day.ts';

type Due =
  | { readonly kind: 'check'; readonly results: number }
  | { readonly kind: 'today'; readonly lotteries: number }
  | { readonly kind: 'prize'; readonly lastDay: string };

/** What is due of registered games: «2 resultados a conferir», «Sorteio hoje às 21 h», «Prêmio até 12/02». */
export function dueText(due: Due): string {
  if (due.kind === 'check') return counted(due.results, 'resultado a conferir', 'resultados a conferir');
  if (due.kind === 'today') return `${due.lotteries === 1 ? 'Sorteio' : 'Sorteios'} hoje às 21 h`;
  return `Prêmio até ${shortDay(due.lastDay).slice(0, 5)}`;
}

/** Below a registered game whose draw is past. */
export const toResults = 'Trazer o resultado e conferir';
