import type { Ticket } from '../../../workers/shared/ticket.ts';
import type { KeptCode } from '../../platform/versioned-storage.ts';
import { findSaved, type RemovedGame, removalOf, withGameBack, withTicket } from './list.ts';
import { changeGames, savedGames } from './saved-games.ts';

/**
 * `made-room`: saved, and the oldest game that is no favorite is gone. `not-kept`: saved for as
 * long as the page lives, the browser refuses to store it. `full-of-favorites`: not saved.
 */
export interface SaveOutcome {
  readonly code: 'saved' | 'already-saved' | 'made-room' | 'not-kept' | 'full-of-favorites';
  /** The game that made room, for `restoreGame`; with `made-room`, perhaps with `not-kept`. */
  readonly removed?: RemovedGame;
}

type Games = typeof savedGames.games;

/** How many removals are remembered, for the order in which they may be undone. */
const REMEMBERED = 100;

/** What this page has taken out lately, oldest first. */
let removals: readonly RemovedGame[] = [];

/** True when a ticket is on the list on screen. */
export function isSaved(ticket: Ticket): boolean {
  return findSaved(savedGames.games, ticket) !== undefined;
}

/** Saves a ticket on top of the list; resolves when it is stored and has been read back. */
export async function saveGame(ticket: Ticket): Promise<SaveOutcome> {
  const { before, after, code } = await changeGames((games) => withTicket(games, ticket));
  if (findSaved(before, ticket)) return { code: 'already-saved' };
  const saved = findSaved(after, ticket);
  if (!saved) return { code: 'full-of-favorites' };
  const excess = before.find((game) => !after.includes(game));
  if (!excess) return { code: code === 'kept' ? 'saved' : 'not-kept' };
  return {
    code: code === 'kept' ? 'made-room' : 'not-kept',
    removed: remember(removalOf(before, excess, removals, saved.id)),
  };
}

/** Deletes a game; gives what `restoreGame` needs, or undefined when it is gone already. */
export async function deleteGame(id: string): Promise<RemovedGame | undefined> {
  const { before } = await changeGames((games) =>
    games.some((game) => game.id === id) ? games.filter((game) => game.id !== id) : games,
  );
  const game = before.find((other) => other.id === id);
  return game && remember(removalOf(before, game, removals));
}

/**
 * Undoes a deletion, or a save that made room (the saved game goes again). `full`: other games
 * have taken the place, nothing changes.
 */
export async function restoreGame(removed: RemovedGame): Promise<'restored' | 'not-kept' | 'full'> {
  const { after, code } = await changeGames((games) => withGameBack(games, removed));
  if (!after.some(({ id }) => id === removed.game.id)) return 'full';
  return code === 'kept' ? 'restored' : 'not-kept';
}

/**
 * Makes a game a favorite, or no longer one: the other than what is on screen. Nothing happens
 * when it is gone already.
 */
export async function toggleFavorite(id: string): Promise<KeptCode> {
  let isFavorite = opposite(savedGames.games, id);
  const { code } = await changeGames((games) => {
    isFavorite ??= opposite(games, id);
    return withMark(games, id, isFavorite ?? false);
  });
  return code;
}

function opposite(games: Games, id: string): boolean | undefined {
  const game = games.find((other) => other.id === id);
  return game && !game.isFavorite;
}

function withMark(games: Games, id: string, isFavorite: boolean): Games {
  const game = games.find((other) => other.id === id);
  if (!game || game.isFavorite === isFavorite) return games;
  return games.map((other) => (other === game ? { ...game, isFavorite } : other));
}

function remember(removed: RemovedGame): RemovedGame {
  removals = [...removals, removed].slice(-REMEMBERED);
  return removed;
}
