import type { Slip } from './fields.ts';
import { mapInSlices } from './in-slices.ts';
import { COUNTING, listLexer } from './list-parts.ts';
import { faultOf } from './reading.ts';
import { type RawRow, rowOf } from './row.ts';
import { spokenIn } from './spoken.ts';
import { tidied, tidiedLine, withoutRomans } from './tidied.ts';

/**
 * The rows of a text that may be games: lines, pieces of a long line, or lines that are a game together; in each way.
 * Yields every now and then.
 */
export function* rowsOf(slip: Slip, text: string): Generator<number, readonly (readonly RawRow[])[], void> {
  const lex = listLexer(slip);
  const texts = tidied(text).split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
  const lines = withoutRomans(texts).map((line, i) => ({ line: i + 1, text: tidiedLine(line) }));
  const [least = slip.pick] = slip.numbers.sizes;
  const filled = lines.filter(({ text: line }) => hasNumber(line));
  const parted = yield* mapInSlices(filled, ({ line, text: whole }) =>
    piecesOf(whole, least).map((piece) => ({ line, text: piece })),
  );
  const pieces = parted.flat();
  const read = (all: readonly Line[], mayRun: boolean) =>
    mapInSlices(all, ({ line, text: row }) => rowOf(line, row, slip, lex, mayRun));
  const isEnough = (row: RawRow) => marksIn(row, slip) >= least;
  // A run of digits is numbers only where none of the rows has them apart.
  const apart = yield* read(pieces, false);
  const rows = apart.some(isEnough) || !pieces.some(hasRun) ? apart : yield* read(pieces, true);
  if (rows.some(({ numbers }) => numbers.length >= 2 * least)) {
    const single = rows.flatMap((row) => sideBySide(row, slip));
    const isSize = ({ numbers }: RawRow) => slip.numbers.sizes.includes(numbers.length);
    // A row that may be one larger bet as well is asked about.
    const whole = rows.flatMap((row) => (isSize(row) ? [row] : sideBySide(row, slip)));
    if (single.length > rows.length) return whole.length < single.length ? [single, whole] : [single];
  }
  const isLeft = ({ numbers }: RawRow) =>
    numbers.length > 0 &&
    (numbers.length < least ||
      faultOf(
        slip,
        numbers.map(({ value }) => value),
      ) !== undefined);
  if (!rows.some(isLeft)) return [rows];
  const blocks = blocksOf(lines);
  if (blocks.every(({ texts }) => texts.length < 2)) return [rows];
  const isWrapped = !rows.some(isEnough);
  const marks = new Map<number, number>();
  for (const row of rows) marks.set(row.line, (marks.get(row.line) ?? 0) + marksIn(row, slip));
  const wraps = blocks.flatMap((block) => wrapped(block, slip.pick, marks));
  const likely = isWrapped ? yield* read(wraps, true) : rows;
  const areAlike = blocks.length > 1 && blocks.every(({ texts }) => texts.length === blocks[0]?.texts.length);
  if (isWrapped ? likely.length === blocks.length : !areAlike) return [likely];
  const wholes = yield* read(blocks.map(joined), true);
  return wholes.some(isLeft) ? [likely] : [likely, wholes];
}

const hasRun = ({ text }: Line) => /\d{4}/.test(text);

const joined = ({ line, texts }: Block): Line => ({ line, text: texts.join('\n') });

const marksIn = ({ numbers }: RawRow, slip: Slip) => numbers.filter(({ value }) => value <= slip.numbers.to).length;

const isBlank = ({ text }: Line) => text.trim() === '';

const hasNumber = (text: string) => /\d/.test(text) || spokenIn(text).length > 0;

interface Line {
  readonly line: number;
  readonly text: string;
}

/** Before the place of a game that is not the first of its line: «2)», «Jogo 2:». */
const NEXT_PLACE = new RegExp(`[ ,](?=(?:\\d{1,4}\\)|${COUNTING}s? ?(?:n[ºo°.]{0,2} ?)?#?\\d{1,4} ?[-:.)]) )`, 'giu');

/** What parts the games of a line: signs, brackets, the place of the next one, and blanks where numbers have other signs. */
const PARTINGS = [';', '|', ' / ', /[)\]}][,\s]{0,9}[([{]/, NEXT_PLACE, ', ', ',', ' ', '\t'];

/** The parts of a line of several games. */
function piecesOf(line: string, least: number): readonly string[] {
  if (line.length < 2 * least || countOf(line) < 2 * least) return [line];
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

/** Games of one size side by side, each of which begins where a number is smaller than the one before it; else the row. */
function sideBySide(row: RawRow, { numbers: { sizes } }: Slip): readonly RawRow[] {
  const { line, numbers, asides } = row;
  const starts = numbers.flatMap(({ value }, i) => (i === 0 || value < Number(numbers[i - 1]?.value) ? [i] : []));
  const [, size = 0] = starts;
  const isEven = sizes.includes(size) && numbers.length === size * starts.length;
  if (!isEven || starts.some((start, i) => start !== i * size)) return [row];
  return starts.map((start) => {
    return { line, numbers: numbers.slice(start, start + size), asides: start === 0 ? asides : [] };
  });
}

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
    else if (isOpen && !(/^[^\p{L}\d]*\p{L}{3}/u.test(text) && (/\d/.test(text) || !hasNumber(text))))
      blocks[blocks.length - 1]?.texts.push(text);
    else blocks.push({ line, texts: [text] });
    isOpen ||= !isBlank({ line, text });
  }
  return blocks.filter(({ texts }) => texts.some(hasNumber));
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
