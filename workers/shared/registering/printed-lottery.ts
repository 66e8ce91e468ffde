import { gamesNamedIn } from '../games/game-names.ts';
import { LOTTERIES, type LotteryKey } from '../lottery/lotteries.ts';

/** The lottery that a text names, where it is another than the one that was asked for, and only that. */
export function otherLotteryIn(text: string, asked: LotteryKey): LotteryKey | undefined {
  const named = new Set(gamesNamedIn(text).map(({ game }) => game));
  return named.has(asked) ? undefined : LOTTERIES.find(({ key }) => named.has(key))?.key;
}
