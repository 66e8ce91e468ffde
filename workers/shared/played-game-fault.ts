import { betSizes } from './bet.ts';
import type { PlayedGame } from './check-games.ts';
import type { Lottery } from './lotteries.ts';

/** What keeps a value from being a game of a lottery. */
export type PlayedGameFault = 'game' | 'numbers' | 'month' | 'mirror';

/** The first thing that is wrong with a game of unknown origin; undefined: nothing. Its scope is not looked at. */
export function playedGameFault(lottery: Lottery, value: unknown): PlayedGameFault | undefined {
  if (typeof value !== 'object' || value === null) return 'game';
  const { numbers, month, mirror }: { readonly [K in keyof PlayedGame]?: unknown } = value;
  if (!Array.isArray(numbers) || !betSizes(lottery).includes(numbers.length)) return 'numbers';
  const isAscending = numbers.every(
    (n, i) => Number.isInteger(n) && n > (i === 0 ? 0 : numbers[i - 1]) && n <= lottery.total,
  );
  if (!isAscending) return 'numbers';
  if (month !== undefined && !isMonth(month)) return 'month';
  return mirror === undefined || (mirror === true && lottery.hasMirror) ? undefined : 'mirror';
}

function isMonth(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 12;
}
