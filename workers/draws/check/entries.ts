import type { DrawScope, PlayedGame } from '../../shared/check/check-games.ts';
import { allNumbers, type Lottery } from '../../shared/lottery/lotteries.ts';
import type { DrawColumns } from './draw-columns.ts';
import { type DrawRange, rangeOf } from './scope-range.ts';

/** One bet in the draws it takes part in: a game, or the mirror of one. */
export interface Entry extends DrawRange {
  /** The game's place in the request. */
  readonly game: number;
  readonly numbers: readonly number[];
  readonly month: number | undefined;
  readonly isMirror: boolean;
}

/** The bets of some games, each game's mirror after it. */
export function entriesOf(
  lottery: Lottery,
  draws: DrawColumns,
  games: readonly PlayedGame[],
  scope: DrawScope,
): readonly Entry[] {
  return games.flatMap(({ numbers, month, mirror, scope: own }, game): readonly Entry[] => {
    const bet = { game, month, ...rangeOf(draws, own ?? scope) };
    const entry = { ...bet, numbers, isMirror: false };
    if (!mirror) return [entry];
    const others = allNumbers(lottery).filter((n) => !numbers.includes(n));
    return [entry, { ...bet, numbers: others, isMirror: true }];
  });
}
