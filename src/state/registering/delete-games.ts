import { changeDiary } from '../diary/diary.ts';
import { loadSpending, setEach, spendingOf, wholeOf } from '../diary/spending.ts';
import { allBets, betKeys } from '../saved-games/bets.ts';
import { deleteGames } from '../saved-games/changes.ts';
import type { SavedGame } from '../saved-games/game.ts';
import type { Undo } from '../saved-games/groups.ts';
import { numbersKey } from '../saved-games/list.ts';
import { changeBets, savedGames } from '../saved-games/saved-games.ts';

/**
 * Deletes games and all bets of them, which are spending no more. Returns what `restore` needs: it puts both back. Never
 * rejects.
 */
export async function deleteWithBets(games: readonly SavedGame[]): Promise<Undo | undefined> {
  await loadSpending();
  const ofs = new Set(games.map(numbersKey));
  const bets = allBets(savedGames).filter(({ of }) => ofs.has(of));
  const keys = new Set(bets.flatMap((bet) => betKeys(bet.of, bet)));
  const spent = spendingOf().filter(({ key }) => keys.has(key));
  // A cost that an earlier version wrote moves to its bet, so that the undo has it.
  await setEach('cents', new Map(spent.map((entry) => [entry.key, wholeOf(entry)])));
  await changeDiary({ remove: [...keys] });
  const undo = await deleteGames(
    games.map(({ id }) => id),
    savedGames.loose.filter(({ of }) => ofs.has(of)),
  );
  await changeBets((list) => ({ ...list, loose: list.loose.filter(({ of }) => !ofs.has(of)) }));
  return undo;
}
