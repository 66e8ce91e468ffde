import { lotteryOf } from '../../../workers/shared/lotteries.ts';
import { formatNumber } from '../../content/format.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';

/** What a game is called in the names of its buttons: by its first numbers, or by its own name. */
export function gameName({ name, lotteryType, numbers }: SavedGame): string {
  // The games of one run share lottery and day.
  return (
    name ?? `${lotteryOf(lotteryType).name}, ${numbers.slice(0, 6).map(formatNumber).join(' ')}`
  );
}
