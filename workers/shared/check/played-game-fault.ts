import { betSizes } from '../bet/bet.ts';
import { areAscending, isWholeIn } from '../lottery/checks.ts';
import { EXTRA_COUNT, type Lottery } from '../lottery/lotteries.ts';
import type { PlayedGame } from './check-games.ts';

/** What keeps a value from being a game of a lottery. */
export type PlayedGameFault = 'game' | 'numbers' | 'month' | 'mirror';

/** The first thing that is wrong with a game of unknown origin; undefined: nothing. Its scope is not looked at. */
export function playedGameFault(lottery: Lottery, value: unknown): PlayedGameFault | undefined {
  if (typeof value !== 'object' || value === null) return 'game';
  const { numbers, month, mirror }: { readonly [K in keyof PlayedGame]?: unknown } = value;
  const isBet = areAscending(numbers, lottery) && betSizes(lottery).includes(numbers.length);
  if (!isBet) return 'numbers';
  if (month !== undefined && !isWholeIn(month, 1, EXTRA_COUNT.month)) return 'month';
  return mirror === undefined || (mirror === true && lottery.hasMirror) ? undefined : 'mirror';
}
