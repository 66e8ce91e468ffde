import type { Ticket } from '../../../workers/shared/ticket.ts';
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
    return [{ group, games: gamesOfGroup(games, group.id) }];
  });
}

/** The games of a batch that are there. */
export function gamesOfGroup(games: Games, id: string): Games {
  return games.filter(({ group }) => group?.id === id);
}

/**
 * The games with a batch on top, as much of it as there is room for when the oldest games that are
 * no favorites have gone. Tickets that are there already stay where they are, and belong to the
 * batch unless they belong to another.
 */
export function withBatch(games: Games, tickets: readonly Ticket[], group: GameGroup): Games {
  const batch = new Map(tickets.map((ticket) => [numbersKey(ticket), ticket]));
  const isOfBatch = (game: SavedGame) => batch.has(numbersKey(game));
  const fresh = [...batch.values()].filter((ticket) => !findSaved(games, ticket));
  const excess = Math.max(games.length + fresh.length - MAX_SAVED, 0);
  const free = games.filter((game) => !game.isFavorite && !isOfBatch(game));
  const going = free.slice(Math.max(free.length - excess, 0));
  const left = games
    .filter((game) => !going.includes(game))
    .map((game) => (isOfBatch(game) && !game.group ? { ...game, group } : game));
  const all = fresh
    .slice(0, MAX_SAVED - left.length)
    .reduceRight<Games>((list, ticket) => onTop(list, asNewGame(list, ticket), group), left);
  return all.length === games.length && all.every((game) => games.includes(game)) ? games : all;
}

function onTop(games: Games, game: SavedGame, group: GameGroup): Games {
  return [{ ...game, group }, ...games];
}

/** What undoes a saved batch. */
export interface SavedBatch {
  /** Ids of the games that came with it, and of those that were there and belong to it since. */
  readonly added: readonly string[];
  readonly joined: readonly string[];
  /** What has made room for it. */
  readonly removed: readonly RemovedGame[];
}

/** The games without a batch, as they were before it; unchanged when there is no room for that. */
export function withoutBatch(games: Games, { added, joined, removed }: SavedBatch): Games {
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
