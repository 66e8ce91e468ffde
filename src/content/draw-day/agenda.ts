import { dayInBrazil, hourInBrazil } from '../../../workers/shared/lottery/day-in-brazil.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { drawsSource } from '../../../workers/shared/rules/draw-on.ts';
import { formatWhole } from '../format.ts';
import { hourText, shortDay } from '../format-day.ts';
import { gamesLabel } from '../home/home.ts';
import type { CalendarEntry } from './calendar-file.ts';
import { salesText } from './sales.ts';
import { sourceSentence } from './source.ts';

/** Words of the way into the phone's calendar. */
export const agendaTexts = {
  toCalendar: 'Calendário',
  fileName: 'robo-da-sorte-agenda.ics',
  none: 'O prazo destes jogos já passou.',
  clock: 'O relógio deste aparelho está muito errado. Acerte a data para pôr os dias na agenda.',
  failed: 'Não deu para criar o arquivo da agenda.',
  saved: 'Abra o arquivo baixado para pôr os dias na agenda.',
} as const;

/** The calendar reminds of a claim at nine on the day before the last one. */
const CLAIM_HOURS = 15;
/** The calendar reminds of a draw one hour before its sales close. */
const SALES_HOURS = 1;
/** It reminds four hours before a draw whose closing hour is unknown. */
const DRAW_HOURS = 4;
const HOUR_MS = 3_600_000;

/** A day of all games that take part in a draw: that of the draw, or the last one to fetch a prize of it. */
export interface AgendaDay {
  readonly kind: 'draw' | 'claim';
  readonly lottery: LotteryKey;
  /** `YYYY-MM-DD`, in Brazil. */
  readonly day: string;
  /** When the draw is, in milliseconds since 1970. */
  readonly at: number;
  /** When the sales for it close, in milliseconds since 1970; undefined where that is unknown. */
  readonly salesEnd?: number;
  /** False where there may be no draw. */
  readonly isSure: boolean;
  /** How many games. */
  readonly games: number;
  /** The contests of registered games, ascending. */
  readonly contests: readonly number[];
  /** True where the day of a teimosinha was counted from the day on which a game was saved. */
  readonly isCounted: boolean;
  /** The id is unique to the day, and does not depend on the games. */
  readonly id: string;
}

/** A day of games as the phone's calendar shows it. */
export function agendaEntry(day: AgendaDay): CalendarEntry {
  const { kind, lottery, games, contests, at, salesEnd, isSure, isCounted, id } = day;
  const { name } = lotteryOf(lottery);
  const which = contests.length > 0 ? `${contestsText(contests)}.` : '';
  if (kind === 'claim') {
    return {
      ...{ id, day: day.day, remindHours: CLAIM_HOURS },
      title: `Último dia para retirar prêmio, se houver: ${name}`,
      text: `Do sorteio de ${shortDay(dayInBrazil(at))}. ${which && `${which} `}São 90 dias depois dele; passado o prazo, o prêmio se perde. Só vale jogo registrado, com o comprovante.`,
    };
  }
  const sales =
    salesEnd === undefined
      ? `Às ${hourText(at)} de Brasília.`
      : `${salesText(day.day, salesEnd)}; o sorteio é às ${hourText(at)}, de Brasília.`;
  const sentences = [
    sales,
    sourceSentence(drawsSource(lottery, day.day)),
    isSure ? '' : 'Pode não haver sorteio nesse dia.',
    which,
    // A registered game has its day from the receipt.
    isCounted ? 'Contado do dia em que você salvou.' : '',
    'Só vale jogo registrado. Confira o resultado em “Meus jogos”.',
  ];
  return {
    ...{ id, day: day.day, hour: hourInBrazil(at) },
    remindHours: salesEnd === undefined ? DRAW_HOURS : (at - salesEnd) / HOUR_MS + SALES_HOURS,
    title: `Sorteio: ${name}, ${gamesLabel(games)}`,
    text: sentences.filter(Boolean).join(' '),
  };
}

const contestsText = (contests: readonly number[]) =>
  `${contests.length === 1 ? 'Concurso' : 'Concursos'} ${contests.map(formatWhole).join(', ')}`;
