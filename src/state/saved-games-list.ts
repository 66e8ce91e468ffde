import type { LotteryKey } from '../../workers/domain/lotteries.ts';
import type { Ticket } from '../../workers/domain/ticket.ts';
import { MAX_SAVED } from './saved-games-format.ts';
import type { SavedGame } from './saved-games-game.ts';

type Games = readonly SavedGame[];

/** A game that was taken out, and what is needed to put it back where it was. */
export interface RemovedGame {
  readonly game: SavedGame;
  /** Ids of the games that came after it. */
  readonly older: readonly string[];
  /** Id of the game it made room for: that one goes when this one comes back. */
  readonly madeRoomFor?: string;
}

/** The games of one lottery, or all of them for null. */
export function gamesOf(games: Games, lottery: LotteryKey | null): Games {
  return lottery === null ? games : games.filter((game) => game.lotteryType === lottery);
}

/**
 * The saved game that a ticket is, if it has been saved. Not told by the id: a new version of
 * the engine may give the id of an old ticket to other numbers.
 */
export function findSaved(games: Games, ticket: Ticket): SavedGame | undefined {
  const numbers = ticket.numbers.join();
  return games.find(
    (game) =>
      game.date === ticket.date &&
      game.lotteryType === ticket.lotteryType &&
      game.numbers.join() === numbers,
  );
}

/** The ticket as a game with an id that no other one has. */
export function asNewGame(games: Games, ticket: Ticket): SavedGame {
  let { id } = ticket;
  while (games.some((game) => game.id === id)) id += '~';
  return { ...ticket, id };
}

/** The game that makes room when there are too many: the oldest that is no favourite. */
export function gameInExcess(games: Games): SavedGame | undefined {
  return [...games].reverse().find((game) => !game.isFavorite);
}

/** The games with a new one on top, without the one in excess; unchanged when all are favourites. */
export function withNewGame(games: Games, game: SavedGame): Games {
  if (games.some(({ id }) => id === game.id)) return games;
  if (games.length < MAX_SAVED) return [game, ...games];
  const excess = gameInExcess(games);
  return excess ? [game, ...games.filter((other) => other !== excess)] : games;
}

/** The games with a removed one back in its place; unchanged when there is no room for it. */
export function withGameBack(games: Games, { game, older, madeRoomFor }: RemovedGame): Games {
  const rest = games.filter(({ id }) => id !== madeRoomFor);
  if (rest.length >= MAX_SAVED || rest.some(({ id }) => id === game.id)) return games;
  const next = rest.findIndex(({ id }) => older.includes(id));
  const place = next === -1 ? rest.length : next;
  return [...rest.slice(0, place), game, ...rest.slice(place)];
}

/** What is needed to put a game of the list back after it was taken out. */
export function removalOf(games: Games, game: SavedGame, madeRoomFor?: string): RemovedGame {
  const older = games.slice(games.indexOf(game) + 1).map(({ id }) => id);
  return { game, older, ...(madeRoomFor !== undefined && { madeRoomFor }) };
}
