import { marksFault } from '../bet/marks.ts';
import type { Lottery } from '../lottery/lotteries.ts';
import type { PlayedGame } from './check-games.ts';

/** What keeps a value from being a game of a lottery. */
export type PlayedGameFault = 'game' | 'numbers' | 'month' | 'mirror';

/** The first thing that is wrong with a game of unknown origin; undefined: nothing. Its scope is not looked at. */
export function playedGameFault(lottery: Lottery, value: unknown): PlayedGameFault | undefined {
  if (typeof value !== 'object' || value === null) return 'game';
  const { numbers, month, mirror }: { readonly [K in keyof PlayedGame]?: unknown } = value;
  const fault = marksFault({ lotteryType: lottery.key, numbers, month, mirror });
  return (fault as PlayedGameFault | undefined) ?? (mirror && !lottery.hasMirror ? 'mirror' : undefined);
}
