import { combinations } from '../../shared/lottery/odds.ts';
import { checkedTicket, type Design, type WheelTicket } from './design.ts';

/** The outcome of looking at every possible draw. */
export interface ExhaustiveProof {
  readonly kind: 'exhaustive';
  /** C(pool, drawn): how many different draws the pool has. */
  readonly total: number;
  /** In how many of them some ticket has at least the guaranteed hits. */
  readonly covered: number;
  readonly holds: boolean;
}

/** Draws looked at between two pauses: a few milliseconds on a slow phone. */
const SLICE = 1 << 16;

/**
 * Looks at every `drawn`-subset of the pool, in lexicographic order, and counts those in which some ticket has at least
 * `hits` numbers. Knows nothing of how the tickets were made. A generator: pauses every 65,536 draws or so, giving how
 * many it has looked at, so that a worker can answer others meanwhile; returns the proof. Throws RangeError for tickets
 * that are not `size` different positions of the pool, for more than 32 of them, or for hits outside 1…drawn.
 *
 * All tickets are counted at once: bit t of a word belongs to ticket t, and bit t of the `width` words of a level is
 * its number of hits so far, in binary, begun at 2^width − hits, so that the hit that keeps the guarantee carries out
 * of the top word (`kept`).
 */
export function* verifyWheel(design: Design, tickets: readonly WheelTicket[]): Generator<number, ExhaustiveProof> {
  const { pool, drawn, hits } = design;
  if (hits < 1 || hits > drawn || drawn > pool) throw new RangeError(`${hits} of ${drawn} drawn`);
  const column = ticketColumns(design, tickets);
  const width = 32 - Math.clz32(hits - 1);
  const start = 2 ** width - hits;
  const counts = new Int32Array(drawn * width);
  for (let bit = 0; bit < width; bit++) counts[bit] = (start >> bit) & 1 ? -1 : 0;
  const kept = new Int32Array(drawn);
  const choice = new Int32Array(drawn);
  let looked = 0;
  let covered = 0;
  let pause = SLICE;
  for (let level = 0; level >= 0; ) {
    for (; level < drawn - 1; level++) {
      let carry = column[choice[level] as number] as number;
      for (let at = level * width; at < (level + 1) * width; at++) {
        const count = counts[at] as number;
        counts[at + width] = count ^ carry;
        carry &= count;
      }
      kept[level + 1] = (kept[level] as number) | carry;
      choice[level + 1] = (choice[level] as number) + 1;
    }
    let oneShort = -1;
    for (let at = level * width; at < (level + 1) * width; at++) oneShort &= counts[at] as number;
    const already = kept[level] as number;
    for (let last = choice[level] as number; last < pool; last++) {
      if ((already | (oneShort & (column[last] as number))) !== 0) covered++;
      looked++;
    }
    do level--;
    while (level >= 0 && choice[level] === pool - drawn + level);
    if (level >= 0) choice[level] = (choice[level] as number) + 1;
    if (looked >= pause) {
      pause = looked + SLICE;
      yield looked;
    }
  }
  const total = Number(combinations(pool, drawn));
  return { kind: 'exhaustive', total, covered, holds: covered === total };
}

/**
 * For each position of the pool, the tickets that hold it: bit t is ticket t. Throws RangeError unless there are at
 * most 32 tickets, each of exactly `size` different positions of the pool: a ticket with a number too many would prove
 * too much.
 */
function ticketColumns(design: Design, tickets: readonly WheelTicket[]): Int32Array {
  if (tickets.length > 32) throw new RangeError(`${tickets.length} tickets, at most 32`);
  const columns = new Int32Array(design.pool);
  for (const [t, ticket] of tickets.entries()) {
    for (const position of checkedTicket(design, ticket)) {
      columns[position] = (columns[position] as number) | (1 << t);
    }
  }
  return columns;
}
