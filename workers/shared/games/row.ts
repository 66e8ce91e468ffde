import type { GameField, Slip } from './fields.ts';
import { type ListPart, type listLexer, MASK } from './list-parts.ts';
import type { RowPart } from './reading.ts';
import { withoutSingles } from './singles.ts';
import { areSpoken, type Spoken, spokenIn } from './spoken.ts';

/** A part of a row, and its place in it. */
export interface PlacedPart extends RowPart {
  readonly at: number;
}

/** A number of a row, and the signs between it and the one before it. */
export interface RowNumber {
  readonly value: number;
  /** As written, where that is not one of two numbers in a run of digits. */
  readonly text: string;
  readonly gap: string;
  /** Its place in the row. */
  readonly at: number;
  /** What it is where a sign at one side of it is a 1 to which a camera was blind: «|2» is 12. */
  readonly unread?: number;
}

/** What may be one game: its line, counted from 1, its numbers in order, and what surely is none of them. */
export interface RawRow {
  readonly line: number;
  readonly numbers: readonly RowNumber[];
  readonly asides: readonly PlacedPart[];
  /** The last number stands apart by its sign alone, or a word behind it may be its own: it may be one of the game. */
  readonly last?: 'parted' | 'before-word';
}

/** Digits and signs that stand in no aside, where there are no more than two digits together. */
const PLAIN = /^[\d\s,;+|-]*$/;

/** So many digits of a run are read: more make no finite number. */
const MOST_DIGITS = 15;

/** Reads one row: a run of digits is numbers where `mayRun`. */
export function rowOf(
  line: number,
  text: string,
  slip: Slip,
  lex: ReturnType<typeof listLexer>,
  mayRun: boolean,
): RawRow {
  const hasDigits = /\d/.test(text);
  const found = PLAIN.test(text) && !/\d{3}/.test(text) ? [] : lex(text);
  const bare = masked(text, found);
  const pairs = pairsIn(bare);
  const rest = masked(bare, pairs);
  const isSpoken = areSpoken(rest);
  const spoken = !hasDigits || isSpoken ? spokenIn(rest) : [];
  const { numbers, tail } = numbersIn(rest, hasDigits, spoken, slip, mayRun);
  const asides = [...found, ...pairs].flatMap((aside) => partsOf(slip, aside));
  // Numbers that have a word each are no game: the header of a table, or words about a list.
  const words = numbers.filter(({ gap }) => /\p{L}{3}/u.test(gap)).length;
  if (numbers.length > 1 && words * 2 >= numbers.length) {
    const told = numbers.map(({ value, text, at }) => ({ value, text, at, role: 'other' }));
    return { line, numbers: [], asides: [...asides, ...told] };
  }
  const row = { line, numbers, asides };
  return isSpoken && spoken.length > 0 ? row : withoutSingles(row, tail, slip);
}

/** A text with signs that stand for its parts, so many in the place of each. */
function masked(text: string, parts: readonly ListPart[]): string {
  let rest = '';
  for (const { text: found, at } of parts) rest += text.slice(rest.length, at) + MASK.repeat(found.length);
  return rest + text.slice(rest.length);
}

/** «3/10», «25/11» of a row without other slashes are a place, or a date. */
function pairsIn(text: string): readonly ListPart[] {
  if (!text.includes('/')) return [];
  const pairs = [...text.matchAll(/[\dOolI]{1,4}(?:\/[\dOolI]{1,4})+/g)];
  if (pairs.length > 2 || !pairs.every(([pair]) => /^\d+\/\d+$/.test(pair))) return [];
  return pairs.map(({ 0: pair, index: at }) => ({ role: at === 0 ? 'place' : 'date', text: pair, at }));
}

function numbersIn(
  rest: string,
  hasDigits: boolean,
  spoken: readonly Spoken[],
  { numbers: { to }, isLastZero }: Slip,
  mayRun: boolean,
) {
  const written = hasDigits ? [...rest.matchAll(/[OolI]?\d+[OolI]?|\b(?:[OlI]{2}|[lI])\b/g)] : [];
  const plain = written.map(({ 0: text, index: at }) => ({ text, at, value: undefined }));
  const runs = [...plain, ...spoken].sort((a, b) => a.at - b.at);
  const areAll = runs.every(({ text: { length } }) => length > 3 && length % 2 === 0);
  const signs = rest.match(/[|!\]]/g)?.length ?? 0;
  const canBeUnread = signs > 0 && signs <= MOST_UNREAD && !rest.includes('[');
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
      const unread = canBeUnread && run.length === 1 ? unreadAt(rest, at) : undefined;
      return { value, text: isRun ? part : run, gap: i === 0 ? gap : '', at: at + 2 * i, ...(unread && { unread }) };
    });
  });
  return { numbers, tail: rest.slice(end) };
}

/** Two signs like a 1 may be what a camera took for one; more part the numbers of a row, or of a table. */
const MOST_UNREAD = 2;

/** The number of a digit with a sign like a 1 at one side, and blanks beside both. */
function unreadAt(text: string, at: number): number | undefined {
  const [beyond = ' ', before = ' ', digit, after = ' ', behind = ' '] = [-2, -1, 0, 1, 2].map((i) => text[at + i]);
  const isSign = (sign: string, next: string) => /[|!\]]/.test(sign) && next.trim() === '';
  if (isSign(before, beyond) && after.trim() === '') return 10 + Number(digit);
  return isSign(after, behind) && before.trim() === '' ? 10 * Number(digit) + 1 : undefined;
}

/** What was found as one part, or of a field of more values as one for each. */
function partsOf({ others }: Slip, { role, text: found, at }: ListPart): readonly PlacedPart[] {
  const field = others.find(({ id }) => id === role);
  const texts =
    field && !/\p{L}$/u.test(found) ? (found.match(/[^\d]*(?:\d+|$)/g) ?? []).filter((text) => text !== '') : [found];
  const values = texts.map((text) => valueIn(text, field));
  const isOfField = field && values.every((value) => value !== undefined && value >= 1 && value <= field.to);
  return texts.map((text, i) => {
    const value = values[i];
    const own = isOfField || role !== field?.id ? role : 'other';
    return { role: own, text: text.trim(), at: at + i, ...(value !== undefined && { value }) };
  });
}

/** The number in a text, where there is one, or the name of a value. */
function valueIn(text: string, { names = [] }: Pick<GameField, 'names'> = {}): number | undefined {
  const runs = text.replace(/\/\d{4}$/, '').match(/\d+/g) ?? [];
  if (runs.length > 0) return runs.length === 1 ? Number(runs[0]) : undefined;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const place = names.findIndex((name) => words[words.length - 1]?.startsWith(name.slice(0, 3)));
  return place < 0 ? undefined : place + 1;
}

/** Whether signs between two numbers are more than blanks. */
export const isSign = (gap: string) => gap.replaceAll(MASK, '').trim() !== '';
