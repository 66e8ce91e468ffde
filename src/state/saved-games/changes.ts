import type { Ticket } from '../../../workers/shared/ticket.ts';
import type { SavedGame } from './game.ts';
import { gamesOfGroup, type SavedBatch, withBatch, withoutBatch } from './groups.ts';
import { shortened, tidyLabel } from './labels.ts';
import {
  findSaved,
  numbersKey,
  type RemovedGame,
  removalOf,
  withGameBack,
  withTicket,
} from './list.ts';
import { changeGames, type GamesKept, savedGames } from './saved-games.ts';

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

/** How a batch was saved: as `SaveOutcome` says, and how many of it. */
export interface BatchOutcome {
  readonly code: SaveOutcome['code'];
  /** Tickets that belong to the batch now and did not before. */
  readonly saved: number;
  /** Tickets for which there is no room: all other games are favorites. */
  readonly leftOut: number;
  /** Games that are gone to make room. */
  readonly gone: number;
  /** For `restoreBatch`, when something has changed. */
  readonly batch?: SavedBatch;
}

/**
 * Saves tickets on top of the list as one batch of this name, of which the first 60 characters are
 * kept; resolves when they are stored and have been read back. Saved again it is the same batch.
 */
export async function saveGames(tickets: readonly Ticket[], name: string): Promise<BatchOutcome> {
  const group = { id: tickets[0]?.id ?? '', name: shortened(name) };
  const { before, after, code } = await changeGames((games) => withBatch(games, tickets, group));
  const isThere = (game: SavedGame) => before.some(({ id }) => id === game.id);
  const added = after.filter((game) => !isThere(game)).map(({ id }) => id);
  const joined = after
    .filter((game) => isThere(game) && !before.includes(game))
    .map(({ id }) => id);
  const excess = before.filter(({ id }) => !after.some((game) => game.id === id));
  const unique = new Map(tickets.map((ticket) => [numbersKey(ticket), ticket]));
  const leftOut = [...unique.values()].filter((ticket) => !findSaved(after, ticket)).length;
  const saved = added.length + joined.length;
  const counts = { saved, leftOut, gone: excess.length };
  if (saved === 0) {
    return { code: leftOut > 0 ? 'full-of-favorites' : 'already-saved', ...counts };
  }
  const earlier = removals;
  const removed = excess.map((game) => remember(removalOf(before, game, earlier)));
  const kept = excess.length > 0 ? 'made-room' : 'saved';
  const batch = { added, joined, removed };
  return { code: code === 'kept' ? kept : 'not-kept', ...counts, batch };
}

/** Undoes a saved batch. `full`: other games have taken the place, nothing changes. */
export async function restoreBatch(batch: SavedBatch): Promise<'restored' | 'not-kept' | 'full'> {
  const { before, after, code } = await changeGames((games) => withoutBatch(games, batch));
  if (before === after) return 'full';
  return code === 'kept' ? 'restored' : 'not-kept';
}

/** Deletes the games of a batch; gives what `restoreBatch` needs. */
export async function deleteGroup(id: string): Promise<SavedBatch> {
  const { before } = await changeGames((games) => {
    const gone = gamesOfGroup(games, id);
    return gone.length === 0 ? games : games.filter((game) => !gone.includes(game));
  });
  const earlier = removals;
  const removed = gamesOfGroup(before, id).map((game) =>
    remember(removalOf(before, game, earlier)),
  );
  return { added: [], joined: [], removed };
}

/** Gives a game a name and a note; without a text it has none. */
export async function labelGame(
  id: string,
  labels: { readonly name: string; readonly note: string },
): Promise<GamesKept> {
  const [name, note] = [tidyLabel(labels.name), tidyLabel(labels.note)];
  const { code } = await changeGames((games) =>
    games.map((game) => {
      if (game.id !== id) return game;
      const { name: _, note: __, ...rest } = game;
      return { ...rest, ...(name && { name }), ...(note && { note }) };
    }),
  );
  return code;
}

/** Gives a batch another name. */
export async function renameGroup(id: string, name: string): Promise<GamesKept> {
  const { code } = await changeGames((games) =>
    games.map((game) =>
      game.group?.id === id ? { ...game, group: { ...game.group, name: tidyLabel(name) } } : game,
    ),
  );
  return code;
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
export async function toggleFavorite(id: string): Promise<GamesKept> {
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
