import type { Stream } from '../../random/stream.ts';

/** Completes a ticket whose first `at` places are taken. */
export type Fill = (random: Stream, ticket: Uint8Array, at: number) => void;

/**
 * A fill from all numbers 1…total, but the excluded ones, not yet in the ticket, uniform among the fills that make
 * |even − odd| of the whole ticket smallest.
 */
export function fillByParity(total: number, excluded: readonly number[] = []): Fill {
  const even = createHalf(total, 0, excluded);
  const odd = createHalf(total, 1, excluded);
  return (random, ticket, at) => {
    let evenTaken = 0;
    let oddTaken = 0;
    for (let i = 0; i < at; i++) {
      const n = ticket[i] as number;
      if (n % 2 === 0) even.moveTo(n, evenTaken++);
      else odd.moveTo(n, oddTaken++);
    }
    const count = ticket.length - at;
    const evenCount = chooseEvenCount(
      random,
      Math.floor(ticket.length / 2) - evenTaken,
      ticket.length % 2 === 1,
      count,
      even.size - evenTaken,
      odd.size - oddTaken,
    );
    const next = even.draw(random, evenTaken, evenCount, ticket, at);
    odd.draw(random, oddTaken, count - evenCount, ticket, next);
  };
}

/** The numbers of one parity, in an order that keeps a ticket's taken numbers in front. */
function createHalf(total: number, parity: number, excluded: readonly number[]) {
  const items = Uint8Array.from(
    { length: parity === 0 ? total >> 1 : (total + 1) >> 1 },
    (_, i) => 2 * i + (parity === 0 ? 2 : 1),
  ).filter((n) => !excluded.includes(n));
  const place = new Uint8Array(total + 1);
  items.forEach((n, i) => {
    place[n] = i;
  });
  const choices = new Uint8Array(items.length);

  function swap(from: number, to: number): number {
    const moved = items[from] as number;
    const other = items[to] as number;
    items[to] = moved;
    place[moved] = to;
    items[from] = other;
    place[other] = from;
    return moved;
  }

  return {
    size: items.length,
    moveTo: (n: number, to: number) => swap(place[n] as number, to),
    draw(random: Stream, taken: number, count: number, ticket: Uint8Array, at: number): number {
      random.descending(items.length - taken, count, choices);
      for (let i = 0; i < count; i++) {
        ticket[at + i] = swap(taken + i + (choices[i] as number), taken + i);
      }
      return at + count;
    },
  };
}

/**
 * How many of `count` further numbers are even, so that |even − odd| is smallest: `balanced`, as far as the free
 * numbers allow. An odd ticket is as near with one more; then the two are chosen in the ratio of their numbers of
 * fills, C(E,e)·C(O,c−e) : C(E,e+1)·C(O,c−e−1) = (e+1)(O−c+e+1) : (E−e)(c−e).
 */
function chooseEvenCount(
  random: Stream,
  balanced: number,
  isOdd: boolean,
  count: number,
  freeEven: number,
  freeOdd: number,
): number {
  const min = Math.max(0, count - freeOdd);
  const max = Math.min(count, freeEven);
  if (!isOdd || balanced < min || balanced >= max) {
    return Math.min(max, Math.max(min, balanced));
  }
  const stay = (balanced + 1) * (freeOdd - count + balanced + 1);
  const lean = (freeEven - balanced) * (count - balanced);
  return random.below(stay + lean) < stay ? balanced : balanced + 1;
}
