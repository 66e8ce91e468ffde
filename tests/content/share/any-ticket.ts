import type { Ticket } from '../../../workers/shared/run/ticket.ts';

/** A ticket with what a test needs of it. */
export function anyTicket(own: Partial<Ticket>): Ticket {
  return {
    id: '1',
    numbers: [1, 2, 3, 4, 5, 6],
    date: '2026-11-20T12:00:00.000Z',
    lotteryType: 'megasena',
    strategy: 'quick',
    isFavorite: false,
    minBetPrice: 5,
    potentialPrize: 50_000_000,
    score: 91,
    scoreClass: 'top',
    odds: 50_063_860,
    relaxed: false,
    ...own,
  };
}
