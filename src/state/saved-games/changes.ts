import { proxy, ref } from 'valtio/vanilla';
import type { OwnGame } from '../../../workers/shared/run/ticket.ts';
import type { LooseBet } from './bets.ts';
import type { SavedGame } from './game.ts';
import { type Undo, withTickets, withUndone } from './groups.ts';
import { shortened, tidyLabel } from './labels.ts';
import { findSaved, numbersKey, type RemovedGame, removalOf } from './list.ts';
import { changeBets, changeEachGame, changeGames, type GamesKept, savedGames } from './saved-games.ts';

type Games = typeof savedGames.games;

/** How many removals are remembered, so that they can be undone in any order. */
const REMEMBERED = 100;

/** What this page has taken out lately, oldest first. */
let removals: readonly RemovedGame[] = [];

/** The deletions of this tab that can be undone, the newest last. */
export const deleted = proxy<{ list: readonly Undo[] }>({ list: ref([]) });

/** True when a ticket is on the list on screen. */
export function isSaved(ticket: OwnGame): boolean {
  return findSaved(savedGames.games, ticket) !== undefined;
}

/** How tickets were saved. */
export interface SaveOutcome {
  /**
   * `made-room`: saved, and the oldest games that are no favorites are gone. `not-kept`: saved for as long as the page
   * lives, the browser refuses to store them. `full-of-favorites`: not saved.
   */
  readonly code: 'saved' | 'already-saved' | 'made-room' | 'not-kept' | 'full-of-favorites';
  /** Tickets that came, and those that were there and belong to the group since. */
  readonly saved: number;
  /** Tickets for which there is no room: all other games are favorites. */
  readonly leftOut: number;
  /** Games that are gone to make room. */
  readonly gone: number;
  /** For `restore`, when something has changed. */
  readonly undo?: Undo;
}

/** Saves a ticket on top of the list; resolves when it is stored and has been read back. */
export function saveGame(ticket: OwnGame): Promise<SaveOutcome> {
  return saveGames([ticket]);
}

/**
 * Saves tickets on top of the list, with a name as one group, of whose name the first 60 characters are kept; resolves
 * when they are stored and have been read back. Saved again it is the same group.
 */
export async function saveGames(tickets: readonly OwnGame[], name?: string): Promise<SaveOutcome> {
  const group = name === undefined ? undefined : { id: tickets[0]?.id ?? '', name: shortened(name) };
  const { before, after, code } = await changeGames((games) => withTickets(games, tickets, group));
  const isThere = (game: SavedGame) => before.some(({ id }) => id === game.id);
  const added = after.filter((game) => !isThere(game)).map(({ id }) => id);
  const joined = after.filter((game) => isThere(game) && !before.includes(game)).map(({ id }) => id);
  const excess = before.filter(({ id }) => !after.some((game) => game.id === id));
  const unique = new Map(tickets.map((ticket) => [numbersKey(ticket), ticket]));
  const leftOut = [...unique.values()].filter((ticket) => !findSaved(after, ticket)).length;
  const saved = added.length + joined.length;
  const counts = { saved, leftOut, gone: excess.length };
  if (saved === 0) {
    return { code: leftOut > 0 ? 'full-of-favorites' : 'already-saved', ...counts };
  }
  const undo = { added, joined, removed: removalsOf(before, excess) };
  const kept = excess.length > 0 ? 'made-room' : 'saved';
  return { code: code === 'kept' ? kept : 'not-kept', ...counts, undo };
}

/** Deletes a game; gives what `restore` needs, or undefined when it is gone already. */
export function deleteGame(id: string): Promise<Undo | undefined> {
  return deleteAll((game) => game.id === id);
}

/** Deletes the games of a group; gives the same as `deleteGame`. */
export function deleteGroup(id: string): Promise<Undo | undefined> {
  return deleteAll(({ group }) => group?.id === id);
}

/** Deletes these games; gives the same as `deleteGame`. `bets`: the loose bets that go with them. */
export function deleteGames(ids: readonly string[], bets?: readonly LooseBet[]): Promise<Undo | undefined> {
  return deleteAll(({ id }) => ids.includes(id), bets);
}

async function deleteAll(
  isGoing: (game: SavedGame) => boolean,
  bets: readonly LooseBet[] = [],
): Promise<Undo | undefined> {
  const { games: before } = savedGames;
  const going = before.filter(isGoing);
  if (going.length === 0) return undefined;
  const undo = { added: [], joined: [], removed: removalsOf(before, going), bets };
  deleted.list = ref([...deleted.list, undo]);
  await changeGames((games) => (games.some(isGoing) ? games.filter((game) => !isGoing(game)) : games));
  return undo;
}

/** Undoes a save or a deletion. `full`: other games have taken the place, nothing changes. */
export async function restore(undo: Undo): Promise<'restored' | 'not-kept' | 'full'> {
  const { bets = [] } = undo;
  const { after, code } = await changeBets(({ games, loose }) => {
    const all = withUndone(games, undo);
    return { games: all, loose: all === games || bets.length === 0 ? loose : [...loose, ...bets] };
  });
  if (undo.removed.some(({ game }) => !after.some(({ id }) => id === game.id))) return 'full';
  deleted.list = ref(deleted.list.filter((other) => other !== undo));
  return code === 'kept' ? 'restored' : 'not-kept';
}

/** Gives a game a name and a note; an empty text removes it. */
export function labelGame(id: string, labels: { readonly name: string; readonly note: string }): Promise<GamesKept> {
  const [name, note] = [tidyLabel(labels.name), tidyLabel(labels.note)];
  return changeEachGame((game) => {
    if (game.id !== id) return game;
    const { name: _, note: __, ...rest } = game;
    return { ...rest, ...(name && { name }), ...(note && { note }) };
  });
}

/** Gives a batch another name. */
export function renameGroup(id: string, name: string): Promise<GamesKept> {
  return changeEachGame((game) =>
    game.group?.id === id ? { ...game, group: { ...game.group, name: tidyLabel(name) } } : game,
  );
}

/** Notes that tickets were marked on a playslip, or typed; those that are not saved stay so. Never rejects. */
export async function noteMarked(tickets: readonly OwnGame[]): Promise<void> {
  const keys = new Set(tickets.map(numbersKey));
  await changeEachGame((game) => (keys.has(numbersKey(game)) && !game.marked ? { ...game, marked: true } : game));
}

/** Turns the favorite mark of a game that the screen shows; nothing happens when the game is gone already. */
export function toggleFavorite(id: string): Promise<GamesKept> {
  // The first round of the change sees what the screen shows; a later one must not turn the mark back.
  let isFavorite: boolean | undefined;
  return changeEachGame((game) => {
    if (game.id !== id) return game;
    isFavorite ??= !game.isFavorite;
    return game.isFavorite === isFavorite ? game : { ...game, isFavorite };
  });
}

function removalsOf(before: Games, games: Games): readonly RemovedGame[] {
  const removed = games.map((game) => removalOf(before, game, removals));
  removals = [...removals, ...removed].slice(-REMEMBERED);
  return removed;
}
