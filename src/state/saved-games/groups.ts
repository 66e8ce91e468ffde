import type { OwnGame } from '../../../workers/shared/run/ticket.ts';
import type { LooseBet } from './bets.ts';
import { MAX_SAVED } from './format.ts';
import type { GameGroup, SavedGame } from './game.ts';
import { asNewGame, findSaved, numbersKey, putBack, type RemovedGame } from './list.ts';

type Games = readonly SavedGame[];

/** A game by itself, or a batch that was saved together: its games that are still there. */
export type Entry =
  | { readonly group: undefined; readonly games: readonly [SavedGame] }
  | { readonly group: GameGroup; readonly games: Games };

/** The games with each batch in one entry, where the first of its games is. */
export function entriesOf(games: Games): readonly Entry[] {
  const ids = new Set<string>();
  return games.flatMap((game): readonly Entry[] => {
    const { group } = game;
    if (!group) return [{ group, games: [game] }];
    if (ids.has(group.id)) return [];
    ids.add(group.id);
    return [{ group, games: games.filter((other) => other.group?.id === group.id) }];
  });
}

/**
 * The games with tickets on top. Where there is no room, the oldest games that are no favorites go, registered ones
 * last; tickets that still have no room are left out. Tickets that are there already keep their place. A group takes in
 * all of the tickets' games that belong to no other.
 */
export function withTickets(games: Games, tickets: readonly OwnGame[], group?: GameGroup): Games {
  const batch = new Map(tickets.map((ticket) => [numbersKey(ticket), ticket]));
  const isOfBatch = (game: SavedGame) => batch.has(numbersKey(game));
  const fresh = [...batch.values()].filter((ticket) => !findSaved(games, ticket));
  const excess = Math.max(games.length + fresh.length - MAX_SAVED, 0);
  const others = games.filter((game) => !game.isFavorite && !isOfBatch(game));
  const free = [...others.filter(({ registered }) => registered), ...others.filter(({ registered }) => !registered)];
  const going = free.slice(Math.max(free.length - excess, 0));
  const left = games
    .filter((game) => !going.includes(game))
    .map((game) => (isOfBatch(game) && group && !game.group ? { ...game, group } : game));
  let all: Games = left;
  for (const ticket of fresh.slice(0, MAX_SAVED - left.length).reverse()) {
    all = [{ ...asNewGame(all, ticket), ...(group && { group }) }, ...all];
  }
  return all.length === games.length && all.every((game) => games.includes(game)) ? games : all;
}

/** What undoes a save or a deletion. */
export interface Undo {
  /** Ids of the games that came, and of those that were there and belong to a group since. */
  readonly added: readonly string[];
  readonly joined: readonly string[];
  /** What was deleted, or has made room. */
  readonly removed: readonly RemovedGame[];
  /** Loose bets that were deleted with their games. */
  readonly bets?: readonly LooseBet[];
}

/** The games as they were before a change; the same ones when there is no room for that. */
export function withUndone(games: Games, { added, joined, removed }: Undo): Games {
  const rest = games
    .filter(({ id }) => !added.includes(id))
    .map((game) => {
      if (!joined.includes(game.id)) return game;
      const { group: _, ...own } = game;
      return own;
    });
  const back = removed.reduce(putBack, rest);
  return back.length > MAX_SAVED ? games : back;
}

/** Games, and among them, each in its place, the first of what each deletion has taken. */
export interface WithGhosts {
  readonly games: Games;
  /** The deletions by the ids of these. */
  readonly ghosts: ReadonlyMap<string, Undo>;
}

/** The games with a ghost for each deletion, oldest first; for none that is there again. */
export function withGhosts(games: Games, deletions: readonly Undo[]): WithGhosts {
  const isThere = ({ game }: RemovedGame) => games.some(({ id }) => id === game.id);
  const gone = deletions.flatMap((undo) => {
    const first = undo.removed.find((removed) => !isThere(removed));
    return first ? [{ first, undo }] : [];
  });
  return {
    games: gone.map(({ first }) => first).reduceRight(putBack, games),
    ghosts: new Map(gone.map(({ first, undo }) => [first.game.id, undo])),
  };
}
