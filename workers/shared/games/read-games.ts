import { betSizes } from '../bet/bet.ts';
import { MAX_CHECKED, type PlayedGame } from '../check/check-games.ts';
import type { Lottery } from '../lottery/lotteries.ts';
import type { Aside } from './asides.ts';
import { type Cut, cutsOf, WHOLE } from './cuts.ts';
import { gamesInJson } from './json-games.ts';
import { type GameRow, rowsOf } from './rows.ts';

/** Most games of a text that are read. */
export const MAX_READ = MAX_CHECKED;

/**
 * Why a row is no game: no number in it, a number that the lottery has not (`value`), one that is there twice (`value`),
 * as many (`value`) as no bet marks, or more rows than are read.
 */
export interface BadRow {
  /** Counted from 1. */
  readonly line: number;
  readonly fault: 'no-numbers' | 'out-of-range' | 'repeated' | 'count' | 'too-many';
  /** The number, or how many there are. */
  readonly value?: number;
}

/** One way to read a text: games, each with its line and what was left of it, and the rows that are none. */
export interface GamesReading {
  readonly games: readonly PlayedGame[];
  /** The line of each game, from 1 on. */
  readonly lines: readonly number[];
  /** What is beside the numbers of each game. */
  readonly asides: readonly (readonly Aside[])[];
  readonly bad: readonly BadRow[];
}

/**
 * Reads the games of a list that people have: typed, pasted, dictated, a table or JSON. What is no number of a game is
 * told by its form where that is sure, else by the whole list. More than one reading where the list does not say which is
 * right: only who wrote it knows.
 */
export function readGames(lottery: Lottery, text: string): readonly [GamesReading, ...GamesReading[]] {
  const rows = gamesInJson(lottery, text) ?? rowsOf(lottery, text);
  const [first = WHOLE, ...others] = cutsOf(rows, lottery.total, (numbers) => faultOf(lottery, numbers) === undefined);
  const readings = [readAs(lottery, rows, first), ...others.map((cut) => readAs(lottery, rows, cut))];
  const texts = readings.map(({ games }) => JSON.stringify(games));
  const [reading, ...different] = readings.filter((_, i) => texts.indexOf(texts[i] ?? '') === i);
  return [reading as GamesReading, ...different];
}

function readAs(lottery: Lottery, rows: readonly GameRow[], { first, last }: Cut): GamesReading {
  const [games, lines, asides, bad]: [PlayedGame[], number[], (readonly Aside[])[], BadRow[]] = [[], [], [], []];
  for (const { line, numbers, asides: beside } of rows) {
    const end = numbers.length - last;
    const values = numbers.slice(first, end).map(({ value }) => value);
    const fault = games.length === MAX_READ ? TOO_MANY : faultOf(lottery, values);
    if (fault) bad.push({ line, ...fault });
    else {
      games.push({ numbers: values.sort((a, b) => a - b) });
      lines.push(line);
      const place = numbers.slice(0, first).map(({ text }) => ({ kind: 'place', text }) as const);
      const rest = numbers.slice(end).map(({ text }) => ({ kind: 'other', text }) as const);
      asides.push([...place, ...beside, ...rest]);
    }
  }
  return { games, lines, asides, bad };
}

const TOO_MANY = { fault: 'too-many', value: MAX_READ } as const;

function faultOf(lottery: Lottery, numbers: readonly number[]): Omit<BadRow, 'line'> | undefined {
  if (numbers.length === 0) return { fault: 'no-numbers' };
  const outside = numbers.find((n) => n < 1 || n > lottery.total);
  if (outside !== undefined) return { fault: 'out-of-range', value: outside };
  const twice = numbers.find((n, i) => numbers.indexOf(n) < i);
  if (twice !== undefined) return { fault: 'repeated', value: twice };
  return betSizes(lottery).includes(numbers.length) ? undefined : { fault: 'count', value: numbers.length };
}
