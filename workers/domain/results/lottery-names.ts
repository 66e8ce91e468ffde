import { LOTTERIES, type LotteryKey } from '../../shared/lotteries.ts';
import { plainWord } from './plain-words.ts';

/** Other ways in which sources write a name. */
const ALSO = [
  ['diadesorte', 'diadasorte'],
  ['mega', 'megasena'],
  ['dupla', 'duplasena'],
] as const;

const KEYS: ReadonlyMap<string, LotteryKey> = new Map([
  ...LOTTERIES.map(({ key }) => [key, key] as const),
  ...ALSO,
]);

/** Games of the same operator that this product does not have. */
const OTHERS = ['maismilionaria', 'milionaria', 'supersete', 'loteca', 'federal', 'lotogol'];

/** The lottery that a name is of, 'other' for another game; undefined where it is no name. */
export function lotteryOfName(name: string): LotteryKey | 'other' | undefined {
  const word = plainWord(name);
  const key = KEYS.get(word);
  if (key) return key;
  return OTHERS.some((other) => word === other || word === `loteria${other}`) ? 'other' : undefined;
}

/** The one lottery that some lines name; undefined where they name none, or several. */
export function lotteryOfLines(lines: readonly string[]): LotteryKey | undefined {
  const words = lines.map(plainWord);
  const named = [...KEYS].flatMap(([word, key]) =>
    word.length > 4 && words.some((line) => line.includes(word)) ? [key] : [],
  );
  const [first, ...rest] = new Set(named);
  return rest.length === 0 ? first : undefined;
}
