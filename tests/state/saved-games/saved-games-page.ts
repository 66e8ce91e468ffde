import { openTab, type Tab } from '../../platform/tabs.ts';

const load = async () => {
  const file = await import('../../../src/state/saved-games/file.ts');
  return {
    ...(await import('../../../src/state/saved-games/saved-games.ts')),
    ...(await import('../../../src/state/saved-games/changes.ts')),
    ...file,
    /** Imports a file with this text. */
    importGames: (text: string) => file.importFromFile(new Blob([text])),
  };
};

/** All that a page does with saved games. */
export type SavedGamesPage = Awaited<ReturnType<typeof load>>;

/** A tab that has loaded its saved games. */
export function openSavedGames(): Promise<Tab<SavedGamesPage>> {
  return openTab(load, (page) => page.loadSavedGames());
}

/** The ids of the games on screen, newest first. */
export function idsOf(page: SavedGamesPage): string[] {
  return page.savedGames.games.map(({ id }) => id);
}
