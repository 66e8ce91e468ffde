import type { OtherGame } from '../../shared/draws/results-report.ts';
import { LOTTERIES, type LotteryKey } from '../../shared/lottery/lotteries.ts';
import { plainWord } from './plain-words.ts';

/** Other ways in which sources write a name. */
const ALSO = [
  ['diadesorte', 'diadasorte'],
  ['mega', 'megasena'],
  ['dupla', 'duplasena'],
] as const;

const KEYS: ReadonlyMap<string, LotteryKey> = new Map([...LOTTERIES.map(({ key }) => [key, key] as const), ...ALSO]);

/** Games of the same operator that this product does not have, by the names that sources write. */
const OTHERS: ReadonlyMap<string, OtherGame> = new Map([
  ['maismilionaria', 'maismilionaria'],
  ['milionaria', 'maismilionaria'],
  ['supersete', 'supersete'],
  ['loteca', 'loteca'],
  ['loteriafederal', 'federal'],
  ['lotogol', 'lotogol'],
]);

const GAMES = new Map<string, LotteryKey | OtherGame>([...KEYS, ...OTHERS]);

/** True for a game that this product does not have. */
export function isOtherGame(game: LotteryKey | OtherGame | undefined): game is OtherGame {
  return game !== undefined && [...OTHERS.values()].includes(game as OtherGame);
}

/** The lottery, or the other game, that a name is of; undefined where it is no name. */
export function gameOfName(name: string): LotteryKey | OtherGame | undefined {
  const word = plainWord(name);
  return GAMES.get(word) ?? (word === 'federal' ? 'federal' : undefined);
}

/** The one lottery, or other game, that some lines name; undefined where they name none, or several. */
export function gameOfLines(lines: readonly string[]): LotteryKey | OtherGame | undefined {
  const words = lines.map(plainWord);
  const named = [...GAMES].flatMap(([word, key]) =>
    word.length > 4 && words.some((line) => line.includes(word)) ? [key] : [],
  );
  const [first, ...rest] = new Set(named);
  return rest.length === 0 ? first : undefined;
}
