import type { SavedGame } from './game.ts';
import { loadSavedGames } from './saved-games.ts';

/** What an export says it is, and the version of its form. */
export const EXPORT_FORMAT = 'robo-da-sorte/saved-games';
export const EXPORT_VERSION = 1;

/** All saved games as the JSON text of a file that `importGames` reads. */
export async function exportGames(): Promise<string> {
  return printExport(await loadSavedGames());
}

/** Games as the JSON text of such a file; `rest` is what an import does not look at. */
export function printExport(games: readonly SavedGame[], rest: object = {}): string {
  return JSON.stringify({ format: EXPORT_FORMAT, version: EXPORT_VERSION, games, ...rest });
}
