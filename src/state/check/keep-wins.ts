import { ref } from 'valtio/vanilla';
import type { Win } from '../../../workers/shared/check/check-games.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { numbersKey } from '../saved-games/list.ts';
import { changePrizes, type FoundPrize, foundPrizes } from './found-prizes.ts';

/**
 * Keeps the wins of saved games. Wins that were not kept before are fresh, in one tab only. The worth of a prize may
 * become known later: that is no new win. The claim of a win stays. Never rejects.
 */
export async function keepWins(games: readonly SavedGame[], wins: readonly Win[]): Promise<void> {
  const prizes = wins.flatMap((win) => {
    const game = games[win.game];
    return game ? [prizeOf(game, win)] : [];
  });
  if (prizes.length === 0) return;
  const { before, after } = await changePrizes((known) =>
    prizes.flatMap((prize) => newRecord(known.get(prize.key), prize) ?? []),
  );
  // This version cannot read some records of another version: only that one shows them.
  const fresh = prizes.filter(({ key }) => !before.has(key) && after.has(key));
  if (fresh.length > 0) foundPrizes.fresh = ref([...foundPrizes.fresh, ...fresh]);
}

function prizeOf(saved: SavedGame, { game: _, ...win }: Win): FoundPrize {
  const side = `${win.second ? '2' : '1'}${win.mirror ? 'm' : ''}`;
  return {
    ...win,
    key: `${numbersKey(saved)} ${win.contest} ${side}`,
    lottery: saved.lotteryType,
    numbers: [...saved.numbers],
    ...(saved.name !== undefined && { name: saved.name }),
    ...(saved.registered && { registered: true }),
  };
}

/**
 * What is to be kept of a win that was found, beside what is known of it; undefined when that is all. A win stays
 * registered: the game may be registered no more because a later registration was undone.
 */
function newRecord(known: FoundPrize | undefined, prize: FoundPrize): FoundPrize | undefined {
  if (!known) return prize;
  const hasNewWorth = !isSame(known, prize);
  const registered = known.registered ?? prize.registered;
  if (!hasNewWorth && known.registered === registered) return undefined;
  return {
    ...(hasNewWorth ? prize : known),
    ...(registered && { registered }),
    ...(known.claim !== undefined && { claim: known.claim }),
  };
}

/** True where the worth is known no better than before. */
function isSame(known: FoundPrize, prize: FoundPrize): boolean {
  if (prize.otherCurrency && !known.otherCurrency) return false;
  return known.otherCurrency || known.cents === prize.cents || prize.cents === undefined;
}
