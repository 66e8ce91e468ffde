import type { SavedGame } from '../saved-games/game.ts';

/** Whether somebody has told of a receipt that games are drawn on a day; else it is counted. */
export function isRegisteredDay(games: readonly SavedGame[], day: string): boolean {
  return games.some(({ registered }) => registered?.draw === day);
}
