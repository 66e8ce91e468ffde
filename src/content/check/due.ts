import type { Win } from '../../../workers/shared/check/check-games.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { DrawTime } from '../../../workers/shared/rules/draw-on.ts';
import { shortTier } from '../bet/odds.ts';
import { counted } from '../counted.ts';
import { formatWhole } from '../format.ts';
import { hourText, shortDay } from '../format-day.ts';

type Due =
  | { readonly kind: 'corrected' }
  | { readonly kind: 'check'; readonly results: number }
  | { readonly kind: 'today'; readonly draws: readonly DrawTime[] }
  | { readonly kind: 'prize'; readonly lastDay: string };

/** What is due of registered games: «2 resultados a conferir», «Sorteio hoje às 21 h», «Retire o prêmio até 12/02». */
export function dueText(due: Due): string {
  if (due.kind === 'corrected') return 'Um resultado foi corrigido';
  if (due.kind === 'check') return counted(due.results, 'resultado a conferir', 'resultados a conferir');
  if (due.kind === 'today') {
    const sure = due.draws.filter(({ isSure }) => isSure);
    const hours = new Set((sure.length > 0 ? sure : due.draws).map(({ at }) => at));
    const first = hourText(Math.min(...hours));
    if (sure.length === 0) return `Talvez haja sorteio hoje, às ${first}`;
    if (sure.length === 1) return `Sorteio hoje às ${first}`;
    return hours.size === 1 ? `Sorteios hoje às ${first}` : `Sorteios hoje a partir das ${first}`;
  }
  return `Retire o prêmio até ${shortDay(due.lastDay).slice(0, 5)}`;
}

/** A win that was not seen yet: «Quadra! Veja o seu prêmio». */
export function wonText(lottery: LotteryKey, { won: [best] }: Pick<Win, 'won'>, isBet: boolean): string {
  return `${best ? `${shortTier(lottery, best.hits)}! ` : ''}${isBet ? 'Veja o seu prêmio' : 'Vale se você registrou'}`;
}

/** A draw of registered games: its day, and its contest where that was told. */
interface DrawOfGames {
  readonly contest?: number;
  readonly day: string;
}

/** «Esperando o sorteio: concurso 2.953, de 26/11/2026 (5 jogos).», «Esperando o sorteio de 26/11/2026 (1 jogo).» */
export function waitingContest({ games, contest, day }: DrawOfGames & { readonly games: number }): string {
  const draw = `${contest === undefined ? '' : `: concurso ${formatWhole(contest)},`} de ${shortDay(day)}`;
  return `Esperando o sorteio${draw} (${counted(games, 'jogo')}).`;
}

/** The dot on the way to «Conferir», as it is read aloud. */
export const dueDot = 'há resultado para conferir';

/** Below a registered game whose draw is past. */
export const toResults = 'Conferir agora';
