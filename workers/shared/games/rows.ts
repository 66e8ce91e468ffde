import { asidesOn, MASK, type PlacedPart, type TakeAsides } from './asides.ts';
import type { Slip } from './fields.ts';
import { spokenIn } from './spoken.ts';

/** A number of a row, and the signs between it and the one before it. */
export interface RowNumber {
  readonly value: number;
  /** As written, where that is not one of two numbers in a run of digits. */
  readonly text: string;
  readonly gap: string;
  /** Its place in the row. */
  readonly at: number;
}

/** What may be one game: its line, counted from 1, its numbers in order, and what surely is none of them. */
export interface RawRow {
  readonly line: number;
  readonly numbers: readonly RowNumber[];
  readonly asides: readonly PlacedPart[];
}

/** The rows of a text that may be games: lines, pieces of a long line, or lines that are a game together. */
export function rowsOf(slip: Slip, text: string): readonly RawRow[] {
  const take = asidesOn(slip);
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/).map((line, i) => ({ line: i + 1, text: line }));
  const [least = slip.pick] = slip.numbers.sizes;
  const filled = lines.filter((line) => !isBlank(line));
  const pieces = filled.flatMap(({ line, text: whole }) =>
    piecesOf(whole, least).map((piece) => rowOf(line, piece, slip, take)),
  );
  if (pieces.some(({ numbers }) => numbers.length >= least)) return pieces;
  return blocksOf(lines, slip).map(({ line, text: block }) => rowOf(line, block, slip, take));
}

const isBlank = ({ text }: Line) => text.trim() === '';

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
  /\d/.test(part)
    ? (part.match(/\d+/g) ?? []).reduce((sum, { length }) => sum + Math.max(1, length >> 1), 0)
    : spokenIn(part).length;

/** Lines that are games together: up to a blank line or a word, else so many numbers as a ticket has. */
function blocksOf(lines: readonly Line[], { pick }: Slip): readonly Line[] {
  const blocks: { line: number; texts: string[] }[] = [];
  let isOpen = false;
  for (const { line, text } of lines) {
    if (isBlank({ line, text })) isOpen = false;
    else if (isOpen && !(/^\s*\p{L}{3}/u.test(text) && (/\d/.test(text) || countOf(text) === 0)))
      blocks[blocks.length - 1]?.texts.push(text);
    else blocks.push({ line, texts: [text] });
    isOpen ||= !isBlank({ line, text });
  }
  return blocks
    .filter(({ texts }) => texts.some((text) => countOf(text) > 0))
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

function rowOf(line: number, text: string, { numbers: { to }, isLastZero }: Slip, take: TakeAsides): RawRow {
  const { asides, rest } = take(text);
  const isDictated = !/\d/.test(text);
  const runs: readonly { readonly text: string; readonly at: number; readonly value?: number }[] = isDictated
    ? spokenIn(rest)
    : [...rest.matchAll(/[OolI]?\d+[OolI]?|\b[OlI]{2}\b/g)].map(({ 0: text, index: at }) => ({ text, at }));
  const arePairs = runs.every(({ text: { length } }) => length > 3 && length % 2 === 0);
  let end = 0;
  const numbers = runs.flatMap(({ text: run, at, value: spoken }): RowNumber[] => {
    const gap = rest.slice(end, at);
    end = at + run.length;
    const digits = spoken === undefined ? run.replace(/[Oo]/g, '0').replace(/[lI]/g, '1') : String(spoken);
    const isRun = digits.length % 2 === 0 && (digits.length >= 8 || (arePairs && digits.length > 3));
    const parts = isRun ? (digits.match(/../g) ?? []) : [digits];
    return parts.map((part, i) => {
      const value = isLastZero && Number(part) === 0 ? to : Number(part);
      return { value, text: isRun ? part : run, gap: i === 0 ? gap : '', at: at + 2 * i };
    });
  });
  return { line, numbers, asides };
}

/** Whether signs between two numbers are more than blanks. */
export const isSign = (gap: string) => gap.replaceAll(MASK, '').trim() !== '';
