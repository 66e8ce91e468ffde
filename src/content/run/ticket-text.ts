import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { formatNumber } from '../format.ts';

/** A ticket as text to copy or share: the lottery's name, then the numbers as on the playslip. */
export function ticketText(ticket: Pick<Ticket, 'lotteryType' | 'numbers'>): string {
  return `${lotteryOf(ticket.lotteryType).name}: ${ticket.numbers.map(formatNumber).join(' ')}`;
}
