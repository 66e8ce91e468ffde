import { asidesOn, MASK, NEXT_PLACE, type PlacedPart, type TakeAsides } from './asides.ts';
import type { Slip } from './fields.ts';
import { mapInSlices } from './in-slices.ts';
import { faultOf } from './reading.ts';
import { areSpoken, spokenIn } from './spoken.ts';
import { tidied, withoutCircles, withoutKeycaps, withoutPoints, withoutRomans } from './tidied.ts';

/** A number of a row, and the signs between it and the one before it. */
export interface RowNumber {
  readonly value: number;
  /** As written, where that is not one of two numbers in a run of digits. */
  readonly text: string;
  readonly gap: string;
  /** Its place in the row. */
  readonly at: number;
  /** Whether a word stands before it, or one that is no name behind it. */
  readonly hasWord?: boolean;
}

/** What may be one game: its line, counted from 1, its numbers in order, and what surely is none of them. */
export interface RawRow {
  readonly line: number;
  readonly numbers: readonly RowNumber[];
  readonly asides: readonly PlacedPart[];
}

/**
 * The rows of a text that may be games: lines, pieces of a long line, or lines that are a game together; in each way.
 * Yields every now and then.
 */
export function* rowsOf(slip: Slip, text: string): Generator<number, readonly (readonly RawRow[])[], void> {
  const take = asidesOn(slip);
  const texts = tidied(text).split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
  const lines = withoutRomans(texts).map((line, i) => ({
    line: i + 1,
    text: withoutPoints(withoutKeycaps(withoutCircles(line))),
  }));
  const [least = slip.pick] = slip.numbers.sizes;
  const filled = lines.filter((line) => !isBlank(line));
  const parted = yield* mapInSlices(filled, ({ line, text: whole }) =>
    piecesOf(whole, least).map((piece) => ({ line, text: piece })),
  );
  const pieces = parted.flat();
  const read = (all: readonly Line[], mayRun: boolean) =>
    mapInSlices(all, ({ line, text: row }) => rowOf(line, row, slip, take, mayRun));
  const isEnough = (row: RawRow) => marksIn(row, slip) >= least;
  // A run of digits is numbers only where none of the rows has them apart.
  const apart = yield* read(pieces, false);
  const rows = apart.some(isEnough) || !pieces.some(hasRun) ? apart : yield* read(pieces, true);
  const isLeft = ({ numbers }: RawRow) =>
    numbers.length > 0 &&
    (numbers.length < least ||
      faultOf(
        slip,
        numbers.map(({ value }) => value),
      ) !== undefined);
  if (!rows.some(isLeft)) return [rows];
  const blocks = blocksOf(lines);
  const readWholes = () => read(blocks.map(joined), true);
  if (rows.some(isEnough)) {
    const [
      {
        texts: { length },
      } = { texts: [] },
    ] = blocks;
    if (blocks.length < 2 || length < 2 || blocks.some((block) => block.texts.length !== length)) return [rows];
    const wholes = yield* readWholes();
    return wholes.some(isLeft) ? [rows] : [rows, wholes];
  }
  if (blocks.every(({ texts: { length } }) => length === 1)) return [rows];
  const marks = new Map<number, number>();
  for (const row of rows) marks.set(row.line, (marks.get(row.line) ?? 0) + marksIn(row, slip));
  const wraps = yield* read(
    blocks.flatMap((block) => wrapped(block, slip.pick, marks)),
    true,
  );
  if (wraps.length === blocks.length) return [wraps];
  const wholes = yield* readWholes();
  return wholes.some(isLeft) ? [wraps] : [wraps, wholes];
}

const hasRun = ({ text }: Line) => /\d{4}/.test(text);

const joined = ({ line, texts }: Block): Line => ({ line, text: texts.join('\n') });

const marksIn = ({ numbers }: RawRow, slip: Slip) => numbers.filter(({ value }) => value <= slip.numbers.to).length;

const isBlank = ({ text }: Line) => text.trim() === '';

interface Line {
  readonly line: number;
  readonly text: string;
}

/** What parts the games of a line: signs, brackets, the place of the next one, and blanks where numbers have other signs. */
const PARTINGS = [';', '|', ' / ', /[)\]}][,\s]{0,9}[([{]/, NEXT_PLACE, ', ', ',', ' ', '\t'];

/** The parts of a line of several games. */
function piecesOf(line: string, least: number): readonly string[] {
  if (countOf(line) < 2 * least) return [line];
  for (const sign of PARTINGS) {
    const parts = line.split(sign).filter((part) => part.trim() !== '');
    if (parts.length > 1 && parts.every((part) => countOf(part) >= least)) return parts;
  }
  return [line];
}

const countOf = (part: string) =>
  /\d/.test(part)
    ? (part.match(/\d+/g) ?? []).reduce((sum, { length }) => sum + Math.max(1, length >> 1), 0)
    : spokenIn(part).length;

interface Block {
  readonly line: number;
  readonly texts: readonly string[];
}

/** Lines that are games together: up to a blank line or a word. */
function blocksOf(lines: readonly Line[]): readonly Block[] {
  const blocks: { line: number; texts: string[] }[] = [];
  let isOpen = false;
  for (const { line, text } of lines) {
    if (isBlank({ line, text })) isOpen = false;
    else if (isOpen && !(/^[^\p{L}\d]*\p{L}{3}/u.test(text) && (/\d/.test(text) || countOf(text) === 0)))
      blocks[blocks.length - 1]?.texts.push(text);
    else blocks.push({ line, texts: [text] });
    isOpen ||= !isBlank({ line, text });
  }
  return blocks.filter(({ texts }) => texts.some((text) => countOf(text) > 0));
}

/** A block as games of so many numbers, where each of them ends with a line; how many each line has. */
function wrapped({ line, texts }: Block, pick: number, marks: ReadonlyMap<number, number>): readonly Line[] {
  const games: { line: number; texts: string[]; count: number }[] = [];
  texts.forEach((text, i) => {
    const last = games[games.length - 1];
    const count = marks.get(line + i) ?? 0;
    if (last && last.count < pick) {
      last.texts.push(text);
      last.count += count;
    } else games.push({ line: line + i, texts: [text], count });
  });
  return (games.every(({ count }) => count === pick) ? games : [{ line, texts }]).map(joined);
}

/** So many digits of a run are read: more make no finite number. */
const MOST_DIGITS = 15;

function rowOf(
  line: number,
  text: string,
  { numbers: { to }, isLastZero }: Slip,
  take: TakeAsides,
  mayRun: boolean,
): RawRow {
  const { asides, rest } = take(text);
  const isDictated = !/\d/.test(text);
  const written = [...rest.matchAll(/[OolI]?\d+[OolI]?|\b(?:[OlI]{2}|[lI])\b/g)];
  const runs: readonly { readonly text: string; readonly at: number; readonly value?: number }[] = [
    ...(isDictated ? [] : written.map(({ 0: text, index: at }) => ({ text, at }))),
    ...(isDictated || areSpoken(rest) ? spokenIn(rest) : []),
  ].sort((a, b) => a.at - b.at);
  const areAll = runs.every(({ text: { length } }) => length > 3 && length % 2 === 0);
  let end = 0;
  const numbers = runs.flatMap(({ text: run, at, value: spoken }): RowNumber[] => {
    const gap = rest.slice(end, at);
    end = at + run.length;
    const digits = spoken === undefined ? run.replace(/[Oo]/g, '0').replace(/[lI]/g, '1') : String(spoken);
    const isRun = mayRun && digits.length % 2 === 0 && (digits.length >= 8 || (areAll && digits.length > 3));
    const parts = isRun ? (digits.match(/../g) ?? []) : [digits];
    return parts.map((part, i) => {
      const number = Number(part.slice(0, MOST_DIGITS));
      const value = isLastZero && number === 0 ? to : number;
      const hasWord = /\p{L}{3}/u.test(gap) || /^[^\p{L}\d]{0,3}\p{Ll}{3}/u.test(rest.slice(end, end + 6));
      return { value, text: isRun ? part : run, gap: i === 0 ? gap : '', at: at + 2 * i, hasWord };
    });
  });
  // Numbers that have a word each are no game: the header of a table, or words about a list.
  const words = numbers.filter(({ gap }) => /\p{L}{3}/u.test(gap)).length;
  if (numbers.length < 2 || words * 2 < numbers.length) return { line, numbers, asides };
  const told = numbers.map(({ value, text, at }) => ({ value, text, at, role: 'other' }));
  return { line, numbers: [], asides: [...asides, ...told] };
}

/** Whether signs between two numbers are more than blanks. */
export const isSign = (gap: string) => gap.replaceAll(MASK, '').trim() !== '';
