import { betSizes } from '../bet/bet.ts';
import type { Lottery } from '../lottery/lotteries.ts';
import type { PlayedGame } from './check-games.ts';

/** Most lines with a game that are read. */
export const MAX_TYPED = 500;

/**
 * Why a line is no game: no number in it, a number that the lottery has not (`value`), one that is there twice
 * (`value`), as many (`value`) as no bet marks, or more lines than are read.
 */
export interface BadLine {
  /** Counted from 1. */
  readonly line: number;
  readonly fault: 'no-numbers' | 'out-of-range' | 'repeated' | 'count' | 'too-many';
  /** The number, or how many there are. */
  readonly value?: number;
}

/** What was typed: games, each with its line, and the lines that are none. */
export interface TypedGames {
  readonly games: readonly PlayedGame[];
  /** The line of each game, from 1 on. */
  readonly lines: readonly number[];
  readonly bad: readonly BadLine[];
}

/**
 * The games of a text, one a line, numbers with anything between them. A name before a colon does not count, so what
 * this app copies can be pasted; digits without a gap are read two by two.
 */
export function readTypedGames(lottery: Lottery, text: string): TypedGames {
  const games: PlayedGame[] = [];
  const lines: number[] = [];
  const bad: BadLine[] = [];
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    const numbers = numbersOf(line.replace(/^.*:/, ''), lottery);
    const fault = games.length === MAX_TYPED ? TOO_MANY : faultOf(lottery, numbers);
    if (fault) bad.push({ line: i + 1, ...fault });
    else {
      games.push({ numbers: [...numbers].sort((a, b) => a - b) });
      lines.push(i + 1);
    }
  }
  return { games, lines, bad };
}

const TOO_MANY = { fault: 'too-many', value: MAX_TYPED } as const;

function numbersOf(line: string, { total, isLastZero }: Lottery): readonly number[] {
  const digits = line.match(/\d+/g) ?? [];
  const tokens = digits.flatMap((run) => (run.length > 3 && run.length % 2 === 0 ? (run.match(/../g) ?? []) : [run]));
  // Spreadsheets write 0 for 00.
  return tokens.map((token) => (isLastZero && Number(token) === 0 ? total : Number(token)));
}

function faultOf(lottery: Lottery, numbers: readonly number[]): Omit<BadLine, 'line'> | undefined {
  if (numbers.length === 0) return { fault: 'no-numbers' };
  const outside = numbers.find((n) => n < 1 || n > lottery.total);
  if (outside !== undefined) return { fault: 'out-of-range', value: outside };
  const twice = numbers.find((n, i) => numbers.indexOf(n) < i);
  if (twice !== undefined) return { fault: 'repeated', value: twice };
  return betSizes(lottery).includes(numbers.length) ? undefined : { fault: 'count', value: numbers.length };
}
