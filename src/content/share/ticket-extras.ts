import type { FieldMarks } from '../../../workers/shared/bet/marks.ts';
import { monthName } from '../format-day.ts';

/** What is played beside the numbers of a ticket, a line each. */
export function ticketExtras({ team, month, mirror }: Omit<FieldMarks, 'numbers'>): string[] {
  return [
    ...(team === undefined ? [] : [`Time do Coração: nº ${team} do volante`]),
    ...(month === undefined ? [] : [`Mês da Sorte: ${monthName(month)}`]),
    ...(mirror ? ['Com aposta-espelho: os outros 50'] : []),
  ];
}
