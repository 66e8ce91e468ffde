import { subsetsOf } from './subsets.ts';

/**
 * Every Lotofácil ticket that the rule of `quick` allows, by trying them all: the ten hot numbers and five of the other
 * 15, even and odd as near as that can be. Tickets as joined text.
 */
export function quickLotofacilTickets(hot: readonly number[]): Set<string> {
  const rest = Array.from({ length: 25 }, (_, i) => i + 1).filter((n) => !hot.includes(n));
  const tickets = subsetsOf(rest, 5).map((fill) => [...hot, ...fill].sort((a, b) => a - b));
  const imbalance = (ticket: readonly number[]) =>
    Math.abs(2 * ticket.filter((n) => n % 2 === 0).length - ticket.length);
  const min = Math.min(...tickets.map(imbalance));
  return new Set(tickets.filter((t) => imbalance(t) === min).map((t) => t.join()));
}
