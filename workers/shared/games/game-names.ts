import type { OtherGame } from '../draws/results-report.ts';
import { LOTTERIES, type LotteryKey } from '../lottery/lotteries.ts';
import { plainText } from './lexer.ts';

/** A lottery of this product, or a game of the same operator that it does not have. */
export type NamedGame = LotteryKey | OtherGame;

/** Shorter names that people write. */
const SHORT: readonly (readonly [word: string, key: LotteryKey])[] = [
  ['mega', 'megasena'],
  ['dupla', 'duplasena'],
];

/** Every name of a lottery, in letters alone. */
export const LOTTERY_WORDS: ReadonlyMap<string, LotteryKey> = new Map([
  ...LOTTERIES.flatMap(({ key, name }) => [
    [key, key] as const,
    [plainText(name).replace(/[^a-z]/g, ''), key] as const,
  ]),
  ...SHORT,
]);

/** Every name of another game, in letters alone. */
export const OTHER_WORDS: ReadonlyMap<string, OtherGame> = new Map([
  ['maismilionaria', 'maismilionaria'],
  ['milionaria', 'maismilionaria'],
  ['supersete', 'supersete'],
  ['loteca', 'loteca'],
  ['loteriafederal', 'federal'],
  ['lotogol', 'lotogol'],
]);

const WORDS: ReadonlyMap<string, NamedGame> = new Map([...LOTTERY_WORDS, ...OTHER_WORDS]);

/** A name as a word, with or without spaces and signs in it: «esquina» is no Quina. The longest is tried first. */
const NAMES = new RegExp(
  `(^|[^a-z])(${[...WORDS.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => [...word].join('[^a-z\\n]{0,2}'))
    .join('|')})(?![a-z])`,
  'g',
);

/** A game that a text names, and where. */
export interface NamedAt {
  readonly game: NamedGame;
  readonly at: number;
}

/** The games that a text names, in its order, each as often as it does. */
export function gamesNamedIn(text: string): readonly NamedAt[] {
  return [...plainText(text, 'NFKD').matchAll(NAMES)].flatMap(({ 1: before = '', 2: found = '', index }) => {
    const game = WORDS.get(found.replace(/[^a-z]/g, ''));
    return game ? [{ game, at: index + before.length }] : [];
  });
}
