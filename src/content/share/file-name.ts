import type { Ticket } from '../../../workers/shared/run/ticket.ts';

/** What a file of some games is called, without its ending: `robo-da-sorte-quina-3-jogos`. */
export function fileName(tickets: readonly Pick<Ticket, 'lotteryType'>[]): string {
  const [key, ...others] = new Set(tickets.map(({ lotteryType }) => lotteryType));
  const lottery = key && others.length === 0 ? `${key}-` : '';
  return `robo-da-sorte-${lottery}${tickets.length}-${tickets.length === 1 ? 'jogo' : 'jogos'}`;
}
