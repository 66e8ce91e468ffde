import type { Format } from '../platform/versioned-storage.ts';
import { faultOf, type GameFault, type SavedGame } from './saved-games-game.ts';

/** Most games that are kept. Product specification, section 9. */
export const MAX_SAVED = 50;

/** The good games among values of unknown origin, in order, and the first bad one, if any. */
export function readGames(values: readonly unknown[]): {
  readonly games: readonly SavedGame[];
  readonly fault?: { readonly index: number; readonly field: GameFault };
} {
  const games = new Map<string, SavedGame>();
  let fault: { index: number; field: GameFault } | undefined;
  values.forEach((value, index) => {
    const game = value as SavedGame;
    const field = faultOf(value) ?? (games.has(game.id) ? 'id' : undefined);
    if (field) fault ??= { index, field };
    else games.set(game.id, game);
  });
  return { games: [...games.values()], ...(fault && { fault }) };
}

/** The value of a JSON text, or undefined. No object in it has a field called `__proto__`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value));
  } catch {
    return undefined;
  }
}

/** Saved games as stored: a JSON list, newest first. */
export const SAVED_GAMES: Format<readonly SavedGame[]> = {
  empty: [],
  parse(text) {
    const values = parseJson(text);
    if (!Array.isArray(values)) return { value: [], isWhole: false };
    const { games, fault } = readGames(values);
    return { value: games.slice(0, MAX_SAVED), isWhole: !fault && games.length <= MAX_SAVED };
  },
  print: (games) => JSON.stringify(games),
};
