import { counted } from '../counted.ts';
import { capital } from '../format.ts';
import { shortDay } from '../format-day.ts';
import { type ToldDraws, toldDraws } from '../told-draws.ts';

/** Words of the teimosinha of a saved game. */
export const followTexts = {
  title: 'Teimosinha',
  from: 'Primeiro concurso',
  draws: 'Concursos seguidos',
  only: 'só este',
  keep: 'Salvar a teimosinha',
  remove: 'Tirar a teimosinha',
  kept: 'Teimosinha salva',
  removed: 'Teimosinha removida. O jogo volta a ser conferido desde que foi salvo.',
  notKept: 'O navegador não deixou salvar.',
  problem: 'Escreva o número do primeiro concurso, como 2.750.',
  of: (name: string) => `Teimosinha: ${name}`,
  since: (day: string, contests: number) => `Desde ${shortDay(day)}: ${counted(contests, 'concurso')}`,
  state: (bet: ToldDraws, contests: number, pending: number) =>
    `${capital(toldDraws(bet))}: ${counted(contests, 'conferido')}${pending > 0 ? `, ${pending} por vir` : ''}`,
} as const;
