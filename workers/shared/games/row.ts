import type { GameField, Slip } from './fields.ts';
import { COUNTING, type Lexer, type TextPart } from './lexer.ts';
import type { RowPart } from './reading.ts';
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

/** Stands for a character of an aside: it parts what is beside it. */
const MASK = '¦';

/** Digits and signs that stand in no aside, where there are no more than two digits together. */
const PLAIN = /^[\d\s,;+|-]*$/;

/** So many digits of a run are read: more make no finite number. */
const MOST_DIGITS = 15;

/** Reads one row: a run of digits is numbers where `mayRun`. */
export function rowOf(line: number, text: string, slip: Slip, lex: Lexer, mayRun: boolean): RawRow {
  const hasDigits = /\d/.test(text);
  if (!hasDigits && !/[Il]/.test(text) && spokenIn(text).length === 0) return { line, numbers: [], asides: [] };
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
function masked(text: string, parts: readonly TextPart[]): string {
  let rest = '';
  for (const { text: found, at } of parts) rest += text.slice(rest.length, at) + MASK.repeat(found.length);
  return rest + text.slice(rest.length);
}

/** «3/10», «25/11» of a row without other slashes are a place, or a date. */
function pairsIn(text: string): readonly TextPart[] {
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
  const plain: readonly { text: string; at: number; value?: number }[] = written.map(({ 0: text, index: at }) => ({
    text,
    at,
  }));
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

/** What ends before the place of a game: «jogo», «Aposta nº», «#». */
const BEFORE_PLACE = new RegExp(`(?:(?:^|[^\\p{L}])${COUNTING}(?: ?n[ºo°.]{0,2})?|n[ºo°]\\.?|#)[ \\t#]{0,3}$`, 'iu');

/** Signs, without blanks, that part the numbers of a game, whichever its others have. */
export const LISTED = /^(?:[,.;+]?|,? ?e|and|x|depois|mais)$/i;

/** Words right behind a number, and those that say how many: of hits, numbers, shares. */
const WORD_BEHIND = /^ ?(?:\p{L}{2,}(?!\p{L}| ?[:=])|[ªº°])/u;
const COUNTS =
  /^ ?(?:acert|ponto|hits?|pts?(?!\p{L})|dezena|n[uú]mero|par(?:es)?(?!\p{L})|[ií]mpar|cota|reais|vez|concurso|sorteio)/iu;

type Fate = 'place' | 'other' | 'parted' | undefined;

/**
 * Takes from a row the single numbers that stand apart from those of the game: its place, what has a word of its own, and
 * what other signs part where a bet is left. A number before a word at the end of the game may be what the word counts.
 */
function withoutSingles(row: RawRow, tail: string, slip: Slip): RawRow {
  const { numbers } = row;
  const gaps = [...numbers.map(({ gap }) => gap), tail];
  if (gaps.every((gap, i) => (i === 0 || i === numbers.length ? gap === '' : gap === gaps[1]))) return row;
  const sign = commonest(gaps.slice(1, -1).map(signOf));
  const usual = commonest(gaps.slice(1, -1));
  const isCut = (i: number) => {
    const gap = gaps[i] ?? '';
    const own = signOf(gap);
    const isInside = numbers[i]?.unread !== undefined || numbers[i - 1]?.unread !== undefined;
    if (i === 0 || i === numbers.length || (own !== sign && !LISTED.test(own) && !isInside)) return true;
    // «1. 04.12.23», «3 de 10: 04:12:23»
    return i <= 2 && gap !== usual && /^[.:] /.test(gap);
  };
  // Three numbers together are the game, or a part of it.
  if (!numbers.some((_, i) => i + 3 <= numbers.length && !isCut(i + 1) && !isCut(i + 2))) return row;
  const fates: Fate[] = [];
  for (const i of numbers.keys()) {
    const [before = '', behind = ''] = [gaps[i], gaps[i + 1]];
    const isSingle = isCut(i) && isCut(i + 1);
    if (i === 0 && (BEFORE_PLACE.test(before) || isSingle)) fates.push('place');
    else if (/^\)/.test(behind) && !/[(\p{L}]/u.test(before) && before !== usual) fates.push('place');
    else if (!isSingle) fates.push(undefined);
    else if (/^(?:\/| de )$/.test(before) && fates[i - 1]) fates.push('other');
    else fates.push(/\p{L}{2}|[#º]/u.test(before) || WORD_BEHIND.test(behind) ? 'other' : 'parted');
  }
  const isSize = (count: number) => slip.numbers.sizes.includes(count);
  const count = fates.filter((fate) => fate === undefined).length;
  const end = fates.reduce((end, fate, i) => (fate === undefined || fate === 'parted' ? i : end), 0);
  const isBeside = (i: number) => (fates[i] === 'parted' ? i < end && isSize(count) : fates[i] !== undefined);
  const left = [...numbers.keys()].filter((i) => !isBeside(i));
  const last = left[left.length - 1] ?? 0;
  const rest = left.slice(0, -1);
  const behind = gaps[last + 1] ?? '';
  let kind: RawRow['last'] = fates[last] === 'parted' ? 'parted' : undefined;
  // «soma 143» is one thing, of «4 pares 2 ímpares» each word is behind its number.
  const hasOwnWord = WORD_BEHIND.test(behind) && !behind.includes(MASK);
  if (
    fates[last] === undefined &&
    hasOwnWord &&
    (last + 1 === numbers.length || WORD_BEHIND.test(gaps[last + 2] ?? ''))
  ) {
    const values = rest.map((i) => Number(numbers[i]?.value));
    const { value: marked = 0, text = '', gap = '' } = numbers[last] ?? {};
    // The 0 of «0 pares» is no 00 of Lotomania.
    const value = /^0+$/.test(text) ? 0 : marked;
    const isFew = value <= rest.length;
    const isOtherSign = signOf(gap) !== sign || (usual === '\t' && gap !== usual);
    const isCount = isOtherSign || (isFew && COUNTS.test(behind));
    const doAscend = values.every((n, i) => i === 0 || n > Number(values[i - 1]));
    const isOut =
      (doAscend && value < Number(values[values.length - 1])) ||
      (text.length === 1 && rest.every((i) => numbers[i]?.text.length === 2));
    if (isCount || (isOut && isSize(rest.length))) {
      left.pop();
      fates[last] = 'other';
    } else if (isSize(rest.length) ? isSize(left.length) : isOut || (isFew && !doAscend)) kind = 'before-word';
  }
  const isLeft = new Set(left);
  const asides = [...numbers.keys()]
    .filter((i) => !isLeft.has(i))
    .map((i) => asideOf(numbers[i] as RowNumber, gaps[i + 1] ?? '', fates[i] === 'place' ? 'place' : 'other'));
  return {
    line: row.line,
    numbers: left.flatMap((i) => numbers[i] ?? []),
    asides: [...row.asides, ...asides],
    ...(kind && { last: kind }),
  };
}

const signOf = (gap: string) => gap.replace(/¦+/g, MASK).trim();

/** What is said of a number beside a game: its word before it, or behind. */
function asideOf({ value, text, gap, at }: RowNumber, behind: string, role: 'place' | 'other'): PlacedPart {
  const [before = ''] = /(?:\p{L}[\p{L} .ºª°]{0,30}[:=#]? ?)?[#([]?$/u.exec(gap) ?? [];
  const [after = ''] = /^(?:[ºª°]? ?\p{L}{0,20}[)\]]?| ?[-:.)\]–—])/u.exec(behind) ?? [];
  return { role, text: `${before}${text}${/\p{L}/u.test(before) ? '' : after}`.trim(), value, at };
}

/** The text that occurs most often. */
export function commonest(texts: readonly string[]): string | undefined {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** What was found as one part, or of a field of more values as one for each. */
function partsOf({ others }: Slip, { role, text: found, at }: TextPart): readonly PlacedPart[] {
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
