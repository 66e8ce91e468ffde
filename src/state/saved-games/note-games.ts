import { type Marks, marksOf } from '../../../workers/shared/bet/marks.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { instantDay } from '../../content/format-day.ts';
import { resultTexts } from '../../content/run/result.ts';
import { currentInstant } from '../../platform/clock.ts';
import { randomSeed } from '../../platform/entropy.ts';
import { brazilDate } from '../clock/brazil-date.ts';
import { type SaveOutcome, saveGames } from './changes.ts';
import { loadSavedGames } from './saved-games.ts';

/**
 * Saves marks that somebody has on paper, or in a list, several as one batch. Marks that are saved already are passed
 * by. Resolves when they are stored and have been read back.
 */
export async function noteGames(all: readonly Marks[]): Promise<SaveOutcome> {
  const there = new Set((await loadSavedGames()).map(marksKey));
  const fresh = new Map(all.map((marks) => [marksKey(marks), marksOf(marks)]));
  for (const key of there) fresh.delete(key);
  const id = randomSeed().slice(0, 8);
  const now = brazilDate() === '' ? Number.parseInt(id, 16) : Date.parse(currentInstant());
  // A millisecond each: games are told apart by their instant and numbers, and marks may differ in the month alone.
  const games = [...fresh.values()].map((marks, i) => ({
    ...marks,
    id: `${now}-${id}${i.toString(36)}`,
    date: new Date(now + i).toISOString(),
    isFavorite: false,
  }));
  const [first, ...others] = games;
  const name = first && resultTexts.batchName(lotteryOf(first.lotteryType).name, instantDay(first.date));
  return saveGames(games, others.length > 0 ? name : undefined);
}

/** Returns the marks of a game as a text, the same for equal marks. */
export function marksKey(marks: Marks): string {
  return JSON.stringify(marksOf(marks));
}
