import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { anyTicket } from '../../content/share/any-ticket.ts';

/** A ticket of its own for each n in 0…999. */
export function ticketOf(n: number, change: Partial<Ticket> = {}): Ticket {
  const first = 1 + (n % 50);
  return anyTicket({
    id: `1795176000000-abcdef${n.toString(36)}`,
    numbers: [first, 51, 52, 53, 54, 55],
    date: new Date(Date.UTC(2026, 10, 20, 12, 0, 0, n)).toISOString(),
    ...change,
  });
}

/** Tickets `from` to `to`, each made later than the one before. */
export function ticketsOf(from: number, to: number): Ticket[] {
  return Array.from({ length: to - from + 1 }, (_, i) => ticketOf(from + i));
}

/** The ticket without its field, as some other program may have written it. */
export function without(ticket: Ticket, field: string): object {
  return Object.fromEntries(Object.entries(ticket).filter(([key]) => key !== field));
}

/** A ticket of each lottery, as its smallest bet is. */
export const oneOfEach: readonly Ticket[] = LOTTERIES.map(({ key, pick, total }, i) =>
  ticketOf(i, {
    lotteryType: key,
    numbers: Array.from({ length: pick }, (_, n) => 1 + Math.floor((n * total) / pick)),
  }),
);
