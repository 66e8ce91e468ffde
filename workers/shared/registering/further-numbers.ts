import { betSizes } from '../bet/bet.ts';
import type { Lottery } from '../lottery/lotteries.ts';
import type { PrintedNumber } from './printed-numbers.ts';
import { apart, isEnd, isStart, type Left, type Stretch, valuesOf } from './stretches.ts';

/** A game whose numbers stand together with further ones: another bet. */
export interface LargerGame {
  /** The game, by its place in the list, from 0 on. */
  readonly game: number;
  /** The further numbers, ascending. */
  readonly numbers: readonly number[];
}

/**
 * Stretches of numbers that stand together and are a larger bet with all numbers of a game among its own; of `open`
 * games, each once, the smallest bets first. What ends as a bet of one of `usual` many numbers is one of its own, and
 * what follows it the next.
 */
export function largerBets(
  lottery: Lottery,
  left: Left,
  games: readonly (readonly number[])[],
  open: readonly number[],
  usual: ReadonlySet<number>,
): Stretch[] {
  const sizes = betSizes(lottery);
  const max = Math.max(...sizes);
  const found: Stretch[] = [];
  for (let from = 0; from < left.length && open.length > 0; from++) {
    if (!isStart(left, from)) continue;
    const values = new Set<number>();
    for (let to = from; to - from < max; ) {
      const number = left[to];
      if (!number || values.has(number.value) || number.value > lottery.total || number.value < 1) break;
      if (to > from && !number.continues && !left[to - 1]?.leads) break;
      values.add(number.value);
      to++;
      if (!sizes.includes(values.size) || !isEnd(left, to)) continue;
      for (const game of open) {
        const numbers = games[game] as readonly number[];
        if (numbers.length < values.size && numbers.every((n) => values.has(n)))
          found.push({ from, to, game, ends: 2 });
      }
      if (usual.has(values.size)) break;
    }
  }
  return apart(found.sort((a, b) => a.to - a.from - (b.to - b.from)));
}

/**
 * The stretches in which all numbers of a game are, each with those that are `left` and stand together with it, and the
 * numbers of the lottery among them that the game has not, ascending. A number stands together with one game: with one
 * that it is parted from by less, else with the one before it.
 */
export function withFurther(
  { total }: Lottery,
  printed: readonly PrintedNumber[],
  left: Left,
  games: readonly (readonly number[])[],
  stretches: readonly Stretch[],
): LargerGame[] {
  const free = [...left];
  const wide = [...stretches].sort((a, b) => a.from - b.from).map(({ from, to, game }) => ({ from, to, game }));
  for (const isParted of [false, true]) {
    for (const one of wide) {
      while (free[one.to]?.continues && (isParted || !printed[one.to]?.begins)) free[one.to++] = undefined;
      while (free[one.from - 1]?.leads && (isParted || !printed[one.from]?.begins)) free[--one.from] = undefined;
    }
  }
  return wide.flatMap(({ from, to, game }) => {
    const values = new Set(valuesOf(printed, from, to));
    const numbers = games[game] as readonly number[];
    if (!numbers.every((n) => values.has(n))) return [];
    const further = [...values].filter((n) => !numbers.includes(n) && n >= 1 && n <= total);
    return [{ game, numbers: further.sort((a, b) => a - b) }];
  });
}
