import type { OtherGame } from '../../shared/draws/results-report.ts';
import { LOTTERY_WORDS, OTHER_WORDS } from '../../shared/games/game-names.ts';
import type { LotteryKey } from '../../shared/lottery/lotteries.ts';
import { plainWord } from './plain-words.ts';

/** The lotteries and the operator's other games, by the plain words that people call them. */
export const GAMES_BY_WORD: ReadonlyMap<string, LotteryKey | OtherGame> = new Map([...LOTTERY_WORDS, ...OTHER_WORDS]);

/** True for a game that this product does not have. */
export function isOtherGame(game: LotteryKey | OtherGame | undefined): game is OtherGame {
  return game !== undefined && [...OTHER_WORDS.values()].includes(game as OtherGame);
}

/** The lottery, or the other game, that a name is of; undefined where it is no name. */
export function gameOfName(name: string): LotteryKey | OtherGame | undefined {
  const word = plainWord(name);
  return GAMES_BY_WORD.get(word) ?? (word === 'federal' ? 'federal' : undefined);
}

/** The one lottery, or other game, that some lines name; undefined where they name none, or several. */
export function gameOfLines(lines: readonly string[]): LotteryKey | OtherGame | undefined {
  const words = lines.map(plainWord);
  const named = [...GAMES_BY_WORD].flatMap(([word, key]) =>
    word.length > 4 && words.some((line) => line.includes(word)) ? [key] : [],
  );
  const [first, ...rest] = new Set(named);
  return rest.length === 0 ? first : undefined;
}
