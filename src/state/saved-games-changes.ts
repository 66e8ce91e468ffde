import type { Ticket } from '../../workers/domain/ticket.ts';
import type { KeptCode } from '../platform/versioned-storage.ts';
import { changeGames, loadSavedGames } from './saved-games.ts';
import { MAX_SAVED } from './saved-games-format.ts';
import {
  asNewGame,
  findSaved,
  gameInExcess,
  type RemovedGame,
  removalOf,
  withGameBack,
  withNewGame,
} from './saved-games-list.ts';

/**
 * `made-room`: saved, and the oldest game that is no favourite is gone. `not-kept`: saved for as
 * long as the page lives, the browser refuses to store it. `full-of-favourites`: not saved.
 */
export interface SaveOutcome {
  readonly code: 'saved' | 'already-saved' | 'made-room' | 'not-kept' | 'full-of-favourites';
  /** The game that made room, for `restoreGame`; with `made-room`, perhaps with `not-kept`. */
  readonly removed?: RemovedGame;
}

/** Saves a ticket on top of the list. */
export function saveGame(ticket: Ticket): SaveOutcome {
  const before = loadSavedGames();
  if (findSaved(before, ticket)) return { code: 'already-saved' };
  const excess = before.length < MAX_SAVED ? undefined : gameInExcess(before);
  if (before.length >= MAX_SAVED && !excess) return { code: 'full-of-favourites' };
  const game = asNewGame(before, ticket);
  const isKept = changeGames((games) => withNewGame(games, game)) === 'kept';
  if (!excess) return { code: isKept ? 'saved' : 'not-kept' };
  return {
    code: isKept ? 'made-room' : 'not-kept',
    removed: removalOf(before, excess, game.id),
  };
}

/** Deletes a game; gives what `restoreGame` needs, or undefined when it is gone already. */
export function deleteGame(id: string): RemovedGame | undefined {
  const before = loadSavedGames();
  const game = before.find((other) => other.id === id);
  if (!game) return undefined;
  changeGames((games) => games.filter((other) => other.id !== id));
  return removalOf(before, game);
}

/**
 * Undoes a deletion, or a save that made room (the saved game goes again). `full`: other games
 * have taken the place, nothing changes.
 */
export function restoreGame(removed: RemovedGame): 'restored' | 'not-kept' | 'full' {
  const code = changeGames((games) => withGameBack(games, removed));
  if (!loadSavedGames().some(({ id }) => id === removed.game.id)) return 'full';
  return code === 'kept' ? 'restored' : 'not-kept';
}

/** Makes a game a favourite, or no longer one; nothing happens when it is gone already. */
export function toggleFavourite(id: string): KeptCode {
  const isFavorite = !loadSavedGames().find((game) => game.id === id)?.isFavorite;
  return changeGames((games) =>
    games.some((game) => game.id === id)
      ? games.map((game) => (game.id === id ? { ...game, isFavorite } : game))
      : games,
  );
}
