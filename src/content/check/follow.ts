import type { ownDraws } from '../../../workers/shared/check/played-game.ts';
import { betDrawsText } from '../bet-draws.ts';
import { counted } from '../counted.ts';
import { capital } from '../format.ts';
import { shortDay } from '../format-day.ts';

/** Returns the checked draws of a game: «Desde 20/11/2026: 3 concursos», «Concursos 7 a 9: 1 conferido, 2 por vir». */
export function outcomeLine(
  own: ReturnType<typeof ownDraws>,
  { contests, pending }: { readonly contests: number; readonly pending: number },
): string {
  if (own.kind === 'since') return `Desde ${shortDay(own.date)}: ${counted(contests, 'concurso')}`;
  return `${capital(betDrawsText(own))}: ${counted(contests, 'conferido')}${pending > 0 ? `, ${pending} por vir` : ''}`;
}
