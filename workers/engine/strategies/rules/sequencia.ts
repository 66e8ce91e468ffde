import type { Lottery } from '../../../shared/lottery/lotteries.ts';
import type { Stream } from '../../random/stream.ts';
import { NoRoomError } from '../sampling/room.ts';
import type { Strategy } from '../strategy.ts';

/**
 * Longest sequence of neighbours that «Sequência equilibrada» allows: 3; for a lottery that takes more than half of its
 * numbers, the shortest that any ticket can do with, plus 2. (The T−P numbers left out make room for T−P+1 sequences,
 * so one of them has at least ⌈P / (T−P+1)⌉ numbers.)
 */
function longestAllowedSequence({ total, pick }: Lottery): number {
  if (2 * pick <= total) return 3;
  return Math.ceil(pick / (total - pick + 1)) + 2;
}

/** «Sequência equilibrada»: at least one pair of neighbours, no sequence beyond `longestAllowedSequence`. */
export const sequencia: Strategy = {
  prepare({ lottery, fixed, excluded }) {
    const { total, pick } = lottery;
    return [createSequenceDraw(total, pick, longestAllowedSequence(lottery), fixed, excluded)];
  },
  explain({ lottery }, numbers) {
    return {
      kind: 'runs',
      pairs: neighbourPairs(numbers),
      longestAllowed: longestAllowedSequence(lottery),
    };
  },
};

/**
 * A uniform draw among the tickets of `pick` numbers in 1…total with at least one pair of neighbours and no sequence
 * longer than `longest` (≥ 2), with all fixed numbers and no excluded one; throws a NoRoomError when there is none. It
 * walks the numbers in order and takes or leaves each in the ratio of the tickets that either choice leads to, counted
 * beforehand; the counts are doubles, exact to 15 digits.
 */
export function createSequenceDraw(
  total: number,
  pick: number,
  longest: number,
  fixed: readonly number[] = [],
  excluded: readonly number[] = [],
) {
  const lengths = longest + 1;
  const states = 2 * lengths;
  const ways = new Float64Array((total + 1) * (pick + 1) * states);

  /** Tickets that can follow with `left` numbers to come, `due` of them to take. */
  function count(left: number, due: number, sequence: number, hasPair: number): number {
    if (due < 0 || sequence > longest) return 0;
    return ways[(left * (pick + 1) + due) * states + hasPair * lengths + sequence] as number;
  }

  ways.fill(1, lengths, states);
  for (let left = 1; left <= total; left++) {
    const mayLeave = fixed.includes(total - left + 1) ? 0 : 1;
    const mayTake = excluded.includes(total - left + 1) ? 0 : 1;
    for (let due = 0; due <= pick; due++) {
      for (let state = 0; state < states; state++) {
        const hasPair = state < lengths ? 0 : 1;
        const sequence = state - hasPair * lengths;
        ways[(left * (pick + 1) + due) * states + state] =
          mayLeave * count(left - 1, due, 0, hasPair) +
          mayTake * count(left - 1, due - 1, sequence + 1, sequence > 0 ? 1 : hasPair);
      }
    }
  }
  if (count(total, pick, 0, 0) === 0) throw new NoRoomError('no ticket has such sequences');

  return (random: Stream, ticket: Uint8Array): void => {
    let at = 0;
    let sequence = 0;
    let hasPair = 0;
    for (let n = 1; n <= total && at < pick; n++) {
      const left = total - n;
      const due = pick - at;
      const ifTaken = count(left, due - 1, sequence + 1, sequence > 0 ? 1 : hasPair);
      const take = excluded.includes(n) ? 0 : ifTaken;
      const leave = fixed.includes(n) ? 0 : count(left, due, 0, hasPair);
      if (random.next() * (take + leave) < take) {
        if (sequence > 0) hasPair = 1;
        sequence++;
        ticket[at++] = n;
      } else {
        sequence = 0;
      }
    }
  };
}

/** How many of these ascending numbers have their successor among them. */
function neighbourPairs(numbers: readonly number[]): number {
  return numbers.filter((n, i) => numbers[i + 1] === n + 1).length;
}
