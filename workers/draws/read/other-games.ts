import type { OtherGame } from '../../shared/draws/results-report.ts';
import { plainWord } from './plain-words.ts';
import type { RawDraw, TableRow } from './raw-draw.ts';

const FEDERAL = {
  number: /^(?:n|no|numeroda)?extracao$/,
  prize: /^[1-5]o?premio$/,
  prizes: 5,
} as const;

/** Matches of Loteca: it had thirteen once. */
const LOTECA = { match: /^jogo\d{1,2}$/, matches: 13 } as const;

/** The highest number of Dia de Sorte. */
export const HIGHEST_DAY = 31;

/** The last draw numbers of +Milionária that are no clovers, and the highest clover. */
const MILIONARIA = { numbers: 6, values: 8, highestClover: 6 } as const;

/** The game of the operator that most rows are of where this product has it not; else undefined. */
export function otherGameOf(rows: readonly RawDraw[]): OtherGame | undefined {
  const lists = rows.map(({ numbers }) => numbers);
  const isMost = (is: (numbers: readonly string[]) => boolean) => 2 * lists.filter(is).length > lists.length;
  if (isMost(isDigits) && lists.some(isNoDraw)) return 'supersete';
  if (isMost(isOfTickets)) return 'federal';
  if (isMost(hasClovers) && lists.some(isAboveDays)) return 'maismilionaria';
  return undefined;
}

/** The game of the operator whose columns one of some rows names, though it has no numbers of a lottery. */
export function otherGameOfColumns(rows: readonly TableRow[]): OtherGame | undefined {
  for (const { cells } of rows) {
    const words = [...new Set(cells.map(plainWord))];
    const prizes = words.filter((word) => FEDERAL.prize.test(word)).length;
    const isNumbered = words.some((word) => FEDERAL.number.test(word));
    if (prizes >= FEDERAL.prizes || (prizes > 0 && isNumbered)) return 'federal';
    const matches = words.filter((word) => LOTECA.match.test(word)).length;
    if (matches >= LOTECA.matches) return 'loteca';
  }
  return undefined;
}

/** Super Sete: a digit in each of seven columns. */
export function isDigits(numbers: readonly string[]): boolean {
  return numbers.length === 7 && numbers.every((text) => /^0?\d$/.test(text));
}

/** Digits that no lottery with seven numbers draws: a 0, or one twice. */
const isNoDraw = (numbers: readonly string[]) =>
  isDigits(numbers) && new Set(numbers.map(Number).filter((digit) => digit > 0)).size < numbers.length;

/** Federal: the numbers of tickets that won the five prizes. */
const isOfTickets = (numbers: readonly string[]) =>
  numbers.length === 5 && numbers.every((text) => /^\d{5,6}$/.test(text));

/** +Milionária: six numbers and two clovers in one list. */
const hasClovers = (numbers: readonly string[]) =>
  numbers.length === MILIONARIA.values &&
  numbers.slice(MILIONARIA.numbers).every((text) => Number(text) <= MILIONARIA.highestClover);

/** Not of Dia de Sorte, which may have a month as its eighth value. */
const isAboveDays = (numbers: readonly string[]) =>
  numbers.slice(0, MILIONARIA.numbers).some((text) => Number(text) > HIGHEST_DAY);
