import type { Lottery } from '../lottery/lotteries.ts';
import { combinations } from '../lottery/odds.ts';

/** How many different draws a lottery has. */
export function drawSpace({ total, drawn }: Lottery): bigint {
  return combinations(total, drawn);
}

/**
 * The place of a draw, ascending numbers, among all possible draws of the lottery, from 0 on. The combinatorial number
 * system: https://en.wikipedia.org/wiki/Combinatorial_number_system
 */
export function rankOf(lottery: Lottery, numbers: readonly number[]): bigint {
  let rank = 0n;
  descend(lottery, (n, without) => {
    const has = numbers.includes(n);
    if (has) rank += without;
    return has;
  });
  return rank;
}

/** The draw at a place below `drawSpace`, ascending. */
export function drawAt(lottery: Lottery, rank: bigint): number[] {
  const numbers: number[] = [];
  let rest = rank;
  descend(lottery, (n, without) => {
    const has = rest >= without;
    if (has) {
      rest -= without;
      numbers.unshift(n);
    }
    return has;
  });
  return numbers;
}

/**
 * Asks of each number from the highest on, until all are found, whether the draw has it; `without` is how many draws
 * there are that have what was found so far and not this number.
 */
function descend(lottery: Lottery, isDrawn: (number: number, without: bigint) => boolean): void {
  let ways = drawSpace(lottery);
  let left = lottery.drawn;
  for (let n = lottery.total; left > 0; n--) {
    const without = (ways * BigInt(n - left)) / BigInt(n);
    if (!isDrawn(n, without)) ways = without;
    else ways = (ways * BigInt(left--)) / BigInt(n);
  }
}
