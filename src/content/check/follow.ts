import { betDrawsText, type DrawsOfBet } from '../bet-draws.ts';
import { counted } from '../counted.ts';
import { capital } from '../format.ts';
import { shortDay } from '../format-day.ts';

/** In which contests a saved game is checked. */
export const followTexts = {
  title: 'Teimosinha',
  since: (day: string, contests: number) => `Desde ${shortDay(day)}: ${counted(contests, 'concurso')}`,
  state: (bet: DrawsOfBet, contests: number, pending: number) =>
    `${capital(betDrawsText(bet))}: ${counted(contests, 'conferido')}${pending > 0 ? `, ${pending} por vir` : ''}`,
} as const;
