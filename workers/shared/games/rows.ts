import { betSizes } from '../bet/bet.ts';
import type { Lottery } from '../lottery/lotteries.ts';
import { type Aside, MASK, takeAsides } from './asides.ts';
import { withDigits } from './spoken.ts';

/** A number of a row, and the signs between it and the one before it. */
export interface RowNumber {
  readonly value: number;
  /** As written, where that is not one of two numbers in a run of digits. */
  readonly text: string;
  readonly gap: string;
}

/** What may be one game: its line, counted from 1, its numbers in order, and what surely is none of them. */
export interface GameRow {
  readonly line: number;
  readonly numbers: readonly RowNumber[];
  readonly asides: readonly Aside[];
}

/** The rows of a text that may be games: lines, pieces of a long line, or lines that are a game together. */
export function rowsOf(lottery: Lottery, text: string): readonly GameRow[] {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/).map((line, i) => ({ line: i + 1, text: spelled(line) }));
  const least = Math.min(...betSizes(lottery));
  const filled = lines.filter((line) => !isBlank(line));
  const pieces = filled.flatMap(({ line, text: whole }) =>
    piecesOf(whole, least).map((piece) => rowOf(line, piece, lottery)),
  );
  if (pieces.some(({ numbers }) => numbers.length >= least)) return pieces;
  return blocksOf(lines, lottery).map(({ line, text: block }) => rowOf(line, block, lottery));
}

const isBlank = ({ text }: Line) => text.trim() === '';

const spelled = (line: string) => (/\d/.test(line) ? line : withDigits(line));

interface Line {
  readonly line: number;
  readonly text: string;
}

/** The parts of a line of several games. */
function piecesOf(line: string, least: number): readonly string[] {
  for (const sign of [';', '|', ' / ']) {
    const parts = line.split(sign).filter((part) => part.trim() !== '');
    if (parts.length > 1 && parts.every((part) => countOf(part) >= least)) return parts;
  }
  return [line];
}

const countOf = (part: string) =>
  (part.match(/\d+/g) ?? []).reduce((sum, { length }) => sum + Math.max(1, length >> 1), 0);

/** Lines that are games together: up to a blank line or a word, else so many numbers as a ticket has. */
function blocksOf(lines: readonly Line[], { pick }: Lottery): readonly Line[] {
  const blocks: { line: number; texts: string[] }[] = [];
  let isOpen = false;
  for (const { line, text } of lines) {
    if (isBlank({ line, text })) isOpen = false;
    else if (isOpen && !/^\s*\p{L}{3}/u.test(text)) blocks[blocks.length - 1]?.texts.push(text);
    else blocks.push({ line, texts: [text] });
    isOpen ||= !isBlank({ line, text });
  }
  return blocks
    .filter(({ texts }) => texts.some((text) => /\d/.test(text)))
    .flatMap(({ line, texts }) => wrapped(line, texts, pick));
}

/** A block as games of so many numbers, where each of them ends with a line. */
function wrapped(line: number, texts: readonly string[], pick: number): readonly Line[] {
  const games: { line: number; texts: string[]; count: number }[] = [];
  texts.forEach((text, i) => {
    const last = games[games.length - 1];
    if (last && last.count < pick) {
      last.texts.push(text);
      last.count += countOf(text);
    } else games.push({ line: line + i, texts: [text], count: countOf(text) });
  });
  const isWhole = games.every(({ count }) => count === pick);
  return isWhole
    ? games.map((game) => ({ line: game.line, text: game.texts.join('\n') }))
    : [{ line, text: texts.join('\n') }];
}

function rowOf(line: number, text: string, { total, isLastZero }: Lottery): GameRow {
  const { asides, rest } = takeAsides(text);
  const runs = [...rest.matchAll(/[OolI]?\d+[OolI]?|[OlI]{2}/g)];
  const arePairs = runs.every(({ 0: { length } }) => length > 3 && length % 2 === 0);
  let end = 0;
  const numbers = runs.flatMap(({ 0: run, index }): RowNumber[] => {
    const gap = rest.slice(end, index);
    end = index + run.length;
    const digits = run.replace(/[Oo]/g, '0').replace(/[lI]/g, '1');
    const isRun = digits.length % 2 === 0 && (digits.length >= 8 || (arePairs && digits.length > 3));
    const parts = isRun ? (digits.match(/../g) ?? []) : [digits];
    return parts.map((part, i) => {
      const value = isLastZero && Number(part) === 0 ? total : Number(part);
      return { value, text: isRun ? part : run, gap: i === 0 ? gap : '' };
    });
  });
  return { line, numbers, asides };
}

/** Whether signs between two numbers are more than blanks. */
export const isSign = (gap: string) => gap.replaceAll(MASK, '').trim() !== '';
