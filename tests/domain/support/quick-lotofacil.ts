/**
 * Every Lotofácil ticket that the rule of `quick` allows, by trying them all: the ten hot numbers
 * and five of the other 15, even and odd as near as that can be. Tickets as joined text.
 */
export function quickLotofacilTickets(hot: readonly number[]): Set<string> {
  const rest = Array.from({ length: 25 }, (_, i) => i + 1).filter((n) => !hot.includes(n));
  const tickets = subsets(rest, 5).map((fill) => [...hot, ...fill].sort((a, b) => a - b));
  const imbalance = (ticket: readonly number[]) =>
    Math.abs(2 * ticket.filter((n) => n % 2 === 0).length - ticket.length);
  const min = Math.min(...tickets.map(imbalance));
  return new Set(tickets.filter((t) => imbalance(t) === min).map((t) => t.join()));
}

function subsets(items: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, i) =>
    subsets(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]),
  );
}
