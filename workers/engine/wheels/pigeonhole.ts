import { checkedTicket, type Design, type WheelTicket } from './design.ts';

/** The outcome of an argument by counting, for pools with too many draws to look at each. */
export interface PigeonholeProof {
  /** `left-out` where what a ticket leaves out of the pool says more than how often numbers are held. */
  readonly kind: 'pigeonhole' | 'left-out';
  /** How many tickets the argument uses. */
  readonly tickets: number;
  /** In how many of them each number of the pool is, at least. */
  readonly times: number;
  /** How many numbers of the pool any one of them leaves out. */
  readonly leftOut: number;
  /** What the best ticket of any draw has at least: the larger of the two arguments. */
  readonly hits: number;
  /** Whether that is as much as was guaranteed. */
  readonly holds: boolean;
}

/**
 * Proves a wheel by counting. If each number of the pool is in at least r of the b tickets, the hits of all tickets add
 * up to at least drawn · r whatever is drawn, so some ticket has at least ⌈drawn · r / b⌉. Of a ticket and its
 * complement (r = 1, b = 2) one has at least half. And any ticket leaves out only pool − size numbers, so it has at
 * least drawn − (pool − size). Throws RangeError for tickets that are not `size` different positions of the pool.
 */
export function provePigeonhole(design: Design, tickets: readonly WheelTicket[]): PigeonholeProof {
  const held = new Array<number>(design.pool).fill(0);
  for (const ticket of tickets) {
    for (const position of checkedTicket(design, ticket)) {
      held[position] = (held[position] as number) + 1;
    }
  }
  const times = Math.min(...held);
  const shared = tickets.length > 0 ? Math.ceil((design.drawn * times) / tickets.length) : 0;
  const leftOut = design.pool - design.size;
  const alone = tickets.length > 0 ? design.drawn - leftOut : 0;
  const hits = Math.max(0, shared, alone);
  const kind = alone > shared ? 'left-out' : 'pigeonhole';
  return { kind, tickets: tickets.length, times, leftOut, hits, holds: hits >= design.hits };
}
