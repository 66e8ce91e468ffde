import { betCost } from './bet-cost.ts';
import type { GameCheck, PlayedGame } from './check-games.ts';
import type { Lottery } from './lotteries.ts';

/**
 * What games cost in all contests that each was checked against, in cents, at one price of the minimum
 * bet, also in cents. More marks are more minimum bets, a mirror is one more.
 */
export function checkedCost(
  lottery: Lottery,
  games: readonly Pick<PlayedGame, 'numbers' | 'mirror'>[],
  checks: readonly Pick<GameCheck, 'contests'>[],
  unit: number,
): number {
  return games.reduce((sum, { numbers, mirror = false }, i) => {
    const { total } = betCost(lottery, { marks: numbers.length, mirror }, 1, unit);
    return sum + total * (checks[i]?.contests ?? 0);
  }, 0);
}
