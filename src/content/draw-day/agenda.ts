import type { AgendaDay } from '../../../workers/shared/draw-day/agenda.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { formatWhole } from '../format.ts';
import { shortDay } from '../format-day.ts';
import { gamesLabel } from '../home/home.ts';
import type { CalendarEntry } from './calendar-file.ts';

/** Words of the way into the phone's calendar. */
export const agendaTexts = {
  toCalendar: 'Adicionar à agenda',
  fileName: 'robo-da-sorte-agenda.ics',
  none: 'O prazo destes jogos já passou.',
  clock: 'O relógio deste aparelho está muito errado. Acerte a data para pôr os dias na agenda.',
  failed: 'Não deu para criar o arquivo da agenda.',
  saved: 'Abra o arquivo baixado para pôr os dias na agenda.',
} as const;

/** An hour before the draw, and on the day before the last one to fetch a prize, at nine. */
const REMIND_HOURS = { draw: 1, claim: 15 } as const;

/** A day of games as the phone's calendar shows it. */
export function agendaEntry({ kind, lottery, day, games, draw, draws, contest, id }: AgendaDay): CalendarEntry {
  const { name } = lotteryOf(lottery);
  const common = { id, day, remindHours: REMIND_HOURS[kind] };
  const which = contest === undefined ? '' : `, concurso ${formatWhole(contest)}`;
  if (kind === 'claim') {
    return {
      ...common,
      title: `Último dia para retirar prêmio, se houver: ${name}${which}`,
      text: `São 90 dias depois do sorteio; passado o prazo, o prêmio se perde. Só vale jogo registrado, com o comprovante.`,
    };
  }
  const place = draws > 1 ? `, ${draw}º de ${draws} sorteios` : '';
  // What was registered has its day from the receipt.
  const counted = draws > 1 && contest === undefined ? ' Contado do dia em que você salvou.' : '';
  return {
    ...common,
    hour: 21,
    title: `Sorteio: ${name}${which}, ${gamesLabel(games)}${place}`,
    text: `Às 21 h de Brasília de ${shortDay(day)}, se não for feriado.${counted} Só vale jogo registrado. Confira o resultado em “Meus jogos”.`,
  };
}
