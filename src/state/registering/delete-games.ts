import { changeDiary } from '../diary/diary.ts';
import { loadSpending, setEach, spendingOf, wholeOf } from '../diary/spending.ts';
import { betKeys, betsOf } from '../saved-games/bets.ts';
import { deleteGames } from '../saved-games/changes.ts';
import type { SavedGame } from '../saved-games/game.ts';
import type { Undo } from '../saved-games/groups.ts';
import { numbersKey } from '../saved-games/list.ts';
import { changeBets } from '../saved-games/saved-games.ts';

/**
 * Deletes games and the bets that they have, which are spending no more. Returns what `restore` needs: it puts both back.
 * Never rejects.
 */
export async function deleteWithBets(games: readonly SavedGame[]): Promise<Undo | undefined> {
  await loadSpending();
  const keys = new Set(games.flatMap((game) => betsOf(game).flatMap((bet) => betKeys(numbersKey(game), bet))));
  const spent = spendingOf().filter(({ key }) => keys.has(key));
  // What earlier versions wrote of a bet goes with it, for the undo to have it.
  await setEach('cents', new Map(spent.map((entry) => [entry.key, wholeOf(entry)])));
  await changeDiary({ remove: [...keys] });
  const undo = await deleteGames(games.map(({ id }) => id));
  await changeBets((list) => ({ ...list, loose: list.loose.filter((bet) => !keys.has(`${betKeys(bet.of, bet)[0]}`)) }));
  return undo;
}
