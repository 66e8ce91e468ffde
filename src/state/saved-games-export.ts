import { loadSavedGames } from './saved-games.ts';

/** What an export says it is, and the version of its form. */
export const EXPORT_FORMAT = 'robo-da-sorte/saved-games';
export const EXPORT_VERSION = 1;

/** All saved games as the JSON text of a file that `importGames` reads. */
export function exportGames(): string {
  return JSON.stringify({
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    games: loadSavedGames(),
  });
}
