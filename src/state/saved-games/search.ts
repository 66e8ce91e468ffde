import type { SavedGame } from './game.ts';

/** The text of the search: numbers, nothing, or something else. */
export type Search = { readonly numbers: readonly number[] } | 'none' | 'not-numbers';

/** Reads «07 13», «7,13» and the like; «00» is the last number of Lotomania's playslip, 100. */
export function readSearch(text: string): Search {
  const words = text.split(/[\s,;./-]+/).filter((word) => word !== '');
  if (words.length === 0) return 'none';
  if (!words.every((word) => /^\d{1,3}$/.test(word))) return 'not-numbers';
  const numbers = words.map((word) => Number(word) || 100);
  return numbers.every((n) => n <= 100) ? { numbers: [...new Set(numbers)] } : 'not-numbers';
}

/** The games that hold all of these numbers. */
export function gamesWith(games: readonly SavedGame[], numbers: readonly number[]): readonly SavedGame[] {
  return games.filter((game) => numbers.every((n) => game.numbers.includes(n)));
}
