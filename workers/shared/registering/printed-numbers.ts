import { spokenAs } from '../games/spoken.ts';
import type { Lottery } from '../lottery/lotteries.ts';
import { type Layout, layoutOf } from './beside.ts';

/** A number in the text of a receipt from the counter. */
export interface PrintedNumber {
  /** As it is read: 1…total, or what no ticket of the lottery has. */
  readonly value: number;
  /** True where more than a space or a sign parts it from the one before: a game may begin here. */
  readonly begins: boolean;
  /** True where it may belong to the bet of the number before it: nothing but signs parts them, or the end of a line. */
  readonly continues: boolean;
  /** True where it may so belong to the bet of the number after it. */
  readonly leads: boolean;
  /** What stands there, where it is no plain number: `O4`, `vinte e três`. */
  readonly written?: string;
}

/** Amounts, days, and the number of a contest or of a game («Jogo 2:», «2)») are no numbers of a game. */
const BESIDE =
  /R\$\s*[\d.,]+|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{4}\b|\bconc\w*\W{0,4}\d{3,5}\b|\b\d{1,3}\s*[)ºª]|\b(?:jogo|aposta|bilhete|linha|cartela|volante|teimosinha)s?\s*\d{1,3}\s*:/gi;

/** Digits, with what a camera takes for some, or a word. */
const PIECE = /\b(?=[OolI]*\d|[OlI]{2}\b)[\dOolI]+\b|\p{L}+/gu;

const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1' };

/**
 * The numbers of a text that was typed, pasted, photographed or read aloud, in order, with anything between them. Four or
 * more digits in a row are pairs, as in `010203`. The last number of Lotomania is written 00.
 */
export function readPrinted(
  { total, isLastZero }: Pick<Lottery, 'total' | 'isLastZero'>,
  text: string,
): PrintedNumber[] {
  const numbers: PrintedNumber[] = [];
  // In its place something that parts what is beside it.
  const body = text.replace(BESIDE, (found) => '¦'.repeat(found.length));
  const layout = layoutOf(body);
  let [end, begins, isAfterTens] = [0, true, false];
  /** The piece of the number before; undefined after a word. */
  let before: Piece | undefined;
  const add = (number: number, piece: Piece, written?: string) => {
    const value = isLastZero && number === 0 ? total : number;
    const link = before ? linkOf(body, layout, before, piece) : NO_LINK;
    const last = numbers[numbers.length - 1];
    if (last) numbers[numbers.length - 1] = { ...last, leads: link.leads };
    numbers.push({ value, begins, continues: link.continues, leads: false, ...(written !== undefined && { written }) });
    begins = false;
    before = piece;
  };
  for (const { 0: piece, index } of body.matchAll(PIECE)) {
    if (/\n|\r|\s{3}|[^\s,.\-/+]/.test(body.slice(end, index))) begins = true;
    end = index + piece.length;
    if (/\d|^[OlI]{2}$/.test(piece)) {
      const digits = piece.replace(/[OolI]/g, (sign) => LOOKALIKES[sign] as string);
      const pairs = digits.length > 3 && digits.length % 2 === 0 ? (digits.match(/../g) ?? []) : [digits];
      const place = { index, end, digits: digits.length };
      for (const pair of pairs) add(Number(pair), place, digits === piece ? undefined : piece);
      isAfterTens = false;
      continue;
    }
    const spoken = spokenAs(piece);
    const last = numbers[numbers.length - 1];
    if (spoken !== undefined && spoken < 10 && isAfterTens && last) {
      // «vinte e três»
      numbers[numbers.length - 1] = { ...last, value: last.value + spoken, written: `${last.written} e ${piece}` };
      before = { index, end, digits: 2 };
      isAfterTens = false;
    } else if (spoken !== undefined) {
      add(spoken, { index, end, digits: 2 }, piece);
      isAfterTens = spoken >= 20;
    } else if (piece.toLowerCase() !== 'e') {
      begins = true;
      before = undefined;
      isAfterTens = false;
    }
  }
  return numbers;
}

/** Where a number, or several in a row, stands in the text. */
interface Piece {
  readonly index: number;
  readonly end: number;
  readonly digits: number;
}

const NO_LINK = { continues: false, leads: false };

/** Whether of two numbers each may belong to the bet of the other, where no word is between them. */
function linkOf(
  body: string,
  { aside, bare }: Layout,
  before: Piece,
  after: Piece,
): Pick<PrintedNumber, 'continues' | 'leads'> {
  const between = body.slice(before.end, after.index);
  // Among numbers of two digits those of more are a code.
  const areAlike = before.digits === after.digits || Math.max(before.digits, after.digits) <= 2;
  if (between.includes('¦') || !areAlike || aside[before.index] || aside[after.index]) return NO_LINK;
  const isWrapped = /[\n\r]/.test(between);
  return { continues: !isWrapped || bare[after.index] === 1, leads: !isWrapped || bare[before.index] === 1 };
}
