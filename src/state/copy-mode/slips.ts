import type { Marks } from '../../../workers/shared/bet/marks.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';

/** Where a game is marked at the counter. */
export interface SlipPlace {
  /** The playslip, from 1 on. */
  readonly slip: number;
  /** The place on it, from 1 on, and how many places it has. */
  readonly place: number;
  readonly places: number;
}

/**
 * Where each of the games is marked, in order. A playslip takes games of one lottery with equally many marks, as many
 * as it has room for; how many numbers a game has is marked once for all of it.
 */
export function slipPlaces(games: readonly Marks[]): readonly SlipPlace[] {
  const all: SlipPlace[] = [];
  games.forEach((game, i) => {
    const [before, last] = [games[i - 1], all[i - 1]];
    const places = lotteryOf(game.lotteryType).slipGames;
    const isSame = before?.lotteryType === game.lotteryType && before.numbers.length === game.numbers.length;
    all.push(
      last && isSame && last.place < places
        ? { ...last, place: last.place + 1 }
        : { slip: (last?.slip ?? 0) + 1, place: 1, places },
    );
  });
  return all;
}
