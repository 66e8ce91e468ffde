import type { FieldMarks } from '../bet/marks.ts';
import { type LotteryKey, lotteryOf, otherNumbers } from '../lottery/lotteries.ts';

/** One side of a game, as links and receipts of the laboratory carry it: a mirror is a side of its own. */
export interface PlayedSide {
  /** As many different numbers as the lottery's bets may mark, ascending. */
  readonly numbers: readonly number[];
  /** The team or the month that it is played with, where the lottery has one. */
  readonly extra?: number;
}

/** Returns the bet of the same games in every draw. */
export function fixedBet(key: LotteryKey, games: readonly FieldMarks[]) {
  const lottery = lotteryOf(key);
  const sides = games.flatMap(({ numbers, mirror, ...marks }): PlayedSide[] => {
    const extra = lottery.extra && marks[lottery.extra];
    const own = { numbers, ...(extra !== undefined && { extra }) };
    return mirror ? [own, { numbers: otherNumbers(lottery, numbers) }] : [own];
  });
  return { kind: 'games', lottery: key, games: sides } as const;
}
