import { formatWhole } from './format.ts';
import { shortDay } from './format-day.ts';

/** The draws of a bet: how many, and the first contest or, where that is not known, the day of the first draw. */
export interface DrawsOfBet {
  readonly from?: number | undefined;
  readonly draw?: string | undefined;
  readonly draws: number;
}

/** «concurso 2.943», «concursos 2.943 a 2.946», «sorteio de 26/11/2026», «3 sorteios desde 26/11/2026». */
export function betDrawsText({ from, draw = '', draws }: DrawsOfBet): string {
  if (from === undefined)
    return draws === 1 ? `sorteio de ${shortDay(draw)}` : `${draws} sorteios desde ${shortDay(draw)}`;
  return draws === 1
    ? `concurso ${formatWhole(from)}`
    : `concursos ${formatWhole(from)} a ${formatWhole(from + draws - 1)}`;
}
