import { proxy } from 'valtio/vanilla';
import { type PrizesOf, prizesAtOnce } from '../../../workers/shared/bet/bet-cost.ts';
import { allNumbers, type Lottery, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { SavedGame } from '../saved-games/game.ts';

/** The drawn numbers that somebody taps, of one draw of the lottery that they were tapped for. */
export const byHand = proxy<{ lottery: LotteryKey; drawn: readonly number[] }>({
  lottery: 'megasena',
  drawn: [],
});

/** The numbers that are marked as drawn by a lottery, ascending. */
export function drawnOf(key: LotteryKey, { lottery, drawn } = byHand): readonly number[] {
  return lottery === key ? drawn : [];
}

/** Takes all marks away. */
export function clearDrawn(): void {
  byHand.drawn = [];
}

/**
 * Marks a number as drawn, or no longer; false, and nothing happens, once as many are marked as are drawn. Marks of
 * another lottery go.
 */
export function toggleDrawn({ key, drawn }: Pick<Lottery, 'key' | 'drawn'>, n: number): boolean {
  const marked = drawnOf(key);
  const isMarked = marked.includes(n);
  if (!isMarked && marked.length >= drawn) return false;
  byHand.lottery = key;
  byHand.drawn = isMarked ? marked.filter((other) => other !== n) : [...marked, n].sort((a, b) => a - b);
  return true;
}

/** How a game did in numbers that were tapped. */
export interface HandCheck {
  readonly game: SavedGame;
  readonly isMirror: boolean;
  /** What it plays, the numbers of the mirror for a mirror. */
  readonly numbers: readonly number[];
  readonly hits: number;
  /** What it wins; undefined until all numbers are there. */
  readonly prizes: readonly PrizesOf[] | undefined;
}

/** The games of a lottery in the numbers that are marked, those with a prize and most hits first. */
export function checkByHand(
  lottery: Lottery,
  games: readonly SavedGame[],
  drawn: readonly number[],
): readonly HandCheck[] {
  const isWhole = drawn.length === lottery.drawn;
  const checks = games
    .filter(({ lotteryType }) => lotteryType === lottery.key)
    .flatMap((game) => {
      const sides = game.mirror ? [false, true] : [false];
      return sides.map((isMirror): HandCheck => {
        const others = (n: number) => !game.numbers.includes(n);
        const numbers = isMirror ? allNumbers(lottery).filter(others) : game.numbers;
        const hits = drawn.filter((n) => numbers.includes(n)).length;
        const prizes = isWhole ? prizesAtOnce(lottery, numbers.length, hits) : undefined;
        return { game, isMirror, numbers, hits, prizes };
      });
    });
  const wins = ({ prizes }: HandCheck) => Number((prizes?.length ?? 0) > 0);
  return checks.sort((a, b) => wins(b) - wins(a) || b.hits - a.hits);
}
