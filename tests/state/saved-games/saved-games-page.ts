import { openTab, type Tab } from '../../platform/tabs.ts';

const load = async () => ({
  ...(await import('../../../src/state/saved-games/saved-games.ts')),
  ...(await import('../../../src/state/saved-games/changes.ts')),
  ...(await import('../../../src/state/saved-games/file.ts')),
});

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
