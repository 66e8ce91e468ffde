import type { Lottery } from '../../shared/lottery/lotteries.ts';
import type { Stream } from '../random/stream.ts';
import { createUrn } from '../random/urn.ts';
import { toNextCombination } from '../strategies/sampling/successor.ts';
import { type Design, designOf, type WheelTicket } from './design.ts';
import { wheelOf } from './wheel-sizes.ts';

export interface WheelRequest {
  readonly lottery: Lottery;
  /** The pool: different numbers of the lottery, ascending. */
  readonly numbers: readonly number[];
  /** The hits to guarantee, one of `guaranteesOf(lottery)`. */
  readonly guarantee: number;
  /** How many tickets to lay, 1…20. */
  readonly tickets: number;
  /** Decides which number takes which place in the wheel; belongs to this batch alone. */
  readonly stream: Stream;
}

export interface LaidWheel {
  readonly design: Design;
  /** How many tickets, from the first on, make the wheel; the others are extra. */
  readonly wheel: number;
  /** Different tickets, each ascending; fewer than asked for if the pool has no more. */
  readonly tickets: readonly (readonly number[])[];
}

/**
 * Lays a batch over the user's pool: the smallest known wheel for exactly that many numbers, its places given to the
 * numbers at random, then extra tickets from further copies of the wheel. The guarantee is to be proven on the result
 * (`proveLaid`) before it is shown. Undefined where the pool has fewer numbers than a ticket, or no wheel is known that
 * keeps the guarantee on so many numbers with so few tickets. Throws RangeError for numbers that are not ascending
 * numbers of the lottery, and for a guarantee that it does not offer.
 */
export function layWheel({ lottery, numbers, guarantee, tickets, stream }: WheelRequest): LaidWheel | undefined {
  checkPool(lottery, numbers);
  if (numbers.length < lottery.pick) return undefined;
  const design = designOf(lottery, guarantee, numbers.length);
  const wheel = wheelOf(design);
  if (!wheel || wheel.length > tickets) return undefined;
  const urn = createUrn(numbers);
  const shuffled = new Uint8Array(numbers.length);
  const laid = fillBatch(wheel, design.size, tickets, () => {
    urn.draw(stream, shuffled.length, shuffled, 0);
    return shuffled;
  });
  return { design, wheel: wheel.length, tickets: laid };
}

function checkPool(lottery: Lottery, numbers: readonly number[]): void {
  const ascending = numbers.every((n, i) => Number.isInteger(n) && n > (numbers[i - 1] ?? 0) && n <= lottery.total);
  if (!ascending) throw new RangeError(`not ascending numbers of ${lottery.key}: ${numbers}`);
}

/** Copies of the wheel tried for extra tickets before the rest is taken in order. */
const COPIES = 20;

/**
 * `count` different tickets of numbers, each ascending: the wheel with its places taken by `shuffle()` first, then
 * tickets of more copies, each shuffled anew (for Lotomania more pairs of a ticket and its complement), and, where a
 * small pool leaves too few that way, its combinations in order. Fewer than `count` only if the pool has no more
 * combinations.
 */
function fillBatch(wheel: readonly WheelTicket[], size: number, count: number, shuffle: () => Uint8Array): number[][] {
  const batch = new Map<string, number[]>();
  let numbers = shuffle();
  const lay = (places: Iterable<number>): void => {
    if (batch.size === count) return;
    const ticket = Array.from(places, (at) => numbers[at] as number).sort((a, b) => a - b);
    batch.set(ticket.join(), ticket);
  };
  for (const places of wheel) lay(places);
  for (let copy = 1; copy < COPIES && batch.size < count; copy++) {
    numbers = shuffle();
    for (const places of wheel) lay(places);
  }
  const next = Uint8Array.from({ length: size }, (_, i) => i + 1);
  for (let tried = 0; tried < 2 * count && batch.size < count; tried++) {
    lay(next.map((place) => place - 1));
    toNextCombination(next, numbers.length);
  }
  return [...batch.values()];
}
