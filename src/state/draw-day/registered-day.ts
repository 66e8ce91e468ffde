import type { SavedGame } from '../saved-games/game.ts';

/** Whether games were registered for a day; else the day is counted. */
export function isRegisteredDay(games: readonly SavedGame[], day: string): boolean {
  return games.some(({ registered }) => registered?.draw === day);
}
