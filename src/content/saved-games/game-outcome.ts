import type { Win } from '../../../workers/shared/check/check-games.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { DrawsSource, DrawTime } from '../../../workers/shared/rules/draw-on.ts';
import { prizesText, tierName } from '../bet/odds.ts';
import { counted } from '../counted.ts';
import { sourceText } from '../draw-day/source.ts';
import { hourText, shortDay } from '../format-day.ts';

/** Returns the state of the draws of games without a prize: «hoje às 21 h», «talvez sorteio em 26/11», «sem prêmio». */
export function drawsText({ draws, at, next }: Draws, isSure: boolean): string {
  if (at) return `${maybe(at.isSure)}hoje às ${hourText(at.at)}`;
  if (next !== undefined) return `${maybe(isSure)}sorteio em ${shortDay(next).slice(0, 5)}`;
  return { due: 'já saiu, confira', none: 'sem prêmio', over: 'prazo encerrado', waiting: WAITING, today: WAITING }[
    draws
  ];
}

interface Draws {
  readonly draws: 'due' | 'none' | 'over' | 'waiting' | 'today';
  /** The time of a draw of today, and the day of the next draw. */
  readonly at?: DrawTime | undefined;
  readonly next?: string | undefined;
}

const WAITING = 'esperando o sorteio';

const maybe = (isSure: boolean) => (isSure ? '' : 'talvez ');

/** Below games that are drawn today, with what tells it: «Sorteio hoje às 21 h de Brasília, pelas regras lidas em 20/08/2026.» */
export function drawnToday({ at, isSure }: DrawTime, source: DrawsSource | undefined): string {
  return drawLine(isSure ? 'Sorteio' : 'Talvez haja sorteio', `hoje às ${hourText(at)} de Brasília`, source);
}

/** Below games that are drawn on a day that was counted: «Próximo sorteio em 28/11/2026, pelas regras lidas em 20/08/2026.» */
export function nextDrawn(day: string, isSure: boolean, source: DrawsSource | undefined): string {
  return drawLine(isSure ? 'Próximo sorteio' : 'Talvez haja sorteio', `em ${shortDay(day)}`, source);
}

function drawLine(what: string, when: string, source: DrawsSource | undefined): string {
  const by = sourceText(source);
  return `${what} ${when}${by && `, ${by}`}.`;
}

/** Returns the prizes of games of a lottery: «1 terno», «14 acertos», «2 prêmios!». */
export function winsText(lottery: LotteryKey, wins: readonly Win[]): string {
  const won = wins.flatMap((win) => win.won);
  const [prize] = won;
  if (!prize || wins.length > 1 || won.length > 1 || prize.prizes > 1) return `${counted(wins.length, 'prêmio')}!`;
  const name = tierName(lottery, prize.hits);
  return name.endsWith(')') ? prizesText(lottery, Number(prize.hits), 1) : name;
}

/** What follows a win that can be fetched: « · prêmio até 12/02»; nothing without a last day. */
export function untilText(lastDay: string | undefined): string {
  return lastDay === undefined ? '' : ` · prêmio até ${shortDay(lastDay).slice(0, 5)}`;
}
