import { type GameFault, isNoted, type SavedGame } from './game.ts';

/** Most games that are kept. See docs/specification.md. */
export const MAX_SAVED = 50;

/** The good games among values of unknown origin, in order, and the first bad one, if any, by what a check says. */
export function readGames(
  values: readonly unknown[],
  faultIn: (value: unknown) => GameFault | undefined,
): {
  readonly games: readonly SavedGame[];
  readonly fault?: { readonly index: number; readonly field: GameFault };
} {
  const games: SavedGame[] = [];
  let fault: { index: number; field: GameFault } | undefined;
  values.forEach((value, index) => {
    const field = faultIn(value);
    if (field) fault ??= { index, field };
    else games.push(value as SavedGame);
  });
  return { games, ...(fault && { fault }) };
}

/** What an export says it is, and the newest version of its form. The first has no noted games. */
export const EXPORT_FORMAT = 'robo-da-sorte/saved-games';
export const EXPORT_VERSION = 2;

/** Games as the JSON text of a file that an import reads; `rest` is what it does not look at. */
export function printExport(games: readonly SavedGame[], rest: object = {}): string {
  const version = games.some(isNoted) ? EXPORT_VERSION : 1;
  return JSON.stringify({ format: EXPORT_FORMAT, version, games, ...rest });
}
