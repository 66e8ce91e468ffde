import type { Slip } from './fields.ts';
import { COUNTING, MASK } from './list-parts.ts';
import type { PlacedPart, RawRow, RowNumber } from './row.ts';

/** What ends before the place of a game: «jogo», «Aposta nº», «#». */
const BEFORE_PLACE = new RegExp(`(?:(?:^|[^\\p{L}])${COUNTING}(?: ?n[ºo°.]{0,2})?|n[ºo°]\\.?|#)[ \\t#]{0,3}$`, 'iu');

/** Signs, without blanks, that part the numbers of a game, whichever its others have. */
const LISTED = /^(?:[,.;+]?|,? ?e|and|x|depois|mais)$/i;

/** A word right behind a number, and those that say how many: of hits, numbers, shares. */
const WORD_BEHIND = /^ ?(?:\p{L}{2,}(?!\p{L}| ?[:=])|[ªº°])/u;
const COUNTS =
  /^ ?(?:acert|ponto|hits?|pts?(?!\p{L})|dezena|n[uú]mero|par(?:es)?(?!\p{L})|[ií]mpar|cota|reais|vez|concurso|sorteio)/iu;

/** Numbers of a row in order, and what is between them, before the first and behind the last. */
interface Spaced {
  readonly numbers: readonly RowNumber[];
  readonly gaps: readonly string[];
  /** The gap that most of them have, and its sign. */
  readonly usual: string | undefined;
  readonly sign: string | undefined;
}

/** The reason why a number is not of the game. A `parted` one may be: only another sign stands before it. */
type Reason = 'place' | 'other' | 'parted' | undefined;

/**
 * Takes from a row the single numbers that stand apart from those of the game: its place, what has a word of its own, and
 * what other signs part where a bet is left. A number before a word at the end of the game may be what the word counts.
 */
export function withoutSingles(row: RawRow, tail: string, slip: Slip): RawRow {
  const { numbers } = row;
  const gaps = [...numbers.map(({ gap }) => gap), tail];
  if (gaps.every((gap, i) => (i === 0 || i === numbers.length ? gap === '' : gap === gaps[1]))) return row;
  const between = gaps.slice(1, -1);
  const spaced = { numbers, gaps, usual: commonestText(between), sign: commonestText(between.map(signOf)) };
  const isCut = gaps.map((_, i) => isCutAt(spaced, i));
  // Three numbers together are the game, or a part of it.
  if (!numbers.some((_, i) => i + 3 <= numbers.length && !isCut[i + 1] && !isCut[i + 2])) return row;
  const reasons: Reason[] = [];
  for (const i of numbers.keys()) reasons.push(reasonAt(spaced, i, Boolean(isCut[i] && isCut[i + 1]), reasons[i - 1]));
  const isWhole = slip.numbers.sizes.includes(reasons.filter((reason) => reason === undefined).length);
  const end = Math.max(reasons.lastIndexOf(undefined), reasons.lastIndexOf('parted'));
  const isBeside = reasons.map((reason, i) => (reason === 'parted' ? i < end && isWhole : reason !== undefined));
  const last = reasons[end] === 'parted' ? 'parted' : lastBeforeWord(spaced, end, isBeside, slip);
  if (last === 'beside') isBeside[end] = true;
  const asides = numbers.flatMap((number, i) =>
    isBeside[i] ? asideOf(number, gaps[i + 1] ?? '', reasons[i] === 'place' ? 'place' : 'other') : [],
  );
  return {
    line: row.line,
    numbers: numbers.filter((_, i) => !isBeside[i]),
    asides: [...row.asides, ...asides],
    ...(last && last !== 'beside' && { last }),
  };
}

/** Returns true where a gap sets the number behind it apart from those before. */
function isCutAt({ numbers, gaps, usual, sign }: Spaced, i: number): boolean {
  const gap = gaps[i] ?? '';
  if (i === 0 || i === numbers.length) return true;
  // «1. 04.12.23», «3 de 10: 04:12:23»
  if (i <= 2 && gap !== usual && /^[.:] /.test(gap)) return true;
  if (numbers[i]?.unread !== undefined || numbers[i - 1]?.unread !== undefined) return false;
  return signOf(gap) !== sign && !LISTED.test(signOf(gap));
}

/** Returns the reason of a number by the gaps on both sides; undefined for a number of the game. */
function reasonAt({ gaps, usual }: Spaced, i: number, isSingle: boolean, reasonBefore: Reason): Reason {
  const [before = '', behind = ''] = [gaps[i], gaps[i + 1]];
  if (i === 0 && (BEFORE_PLACE.test(before) || isSingle)) return 'place';
  if (/^\)/.test(behind) && !/[(\p{L}]/u.test(before) && before !== usual) return 'place';
  if (!isSingle) return undefined;
  if (/^(?:\/| de )$/.test(before) && reasonBefore) return 'other';
  return /\p{L}{2}|[#º]/u.test(before) || WORD_BEHIND.test(behind) ? 'other' : 'parted';
}

/** Says whether a word behind the last number of a game counts with it, surely or perhaps; undefined if it does not. */
function lastBeforeWord(
  { numbers, gaps, usual, sign }: Spaced,
  end: number,
  isBeside: readonly boolean[],
  { numbers: { sizes, to } }: Slip,
): 'beside' | 'before-word' | undefined {
  const [behind = '', next = ''] = [gaps[end + 1], gaps[end + 2]];
  // «soma 143» is one thing, of «4 pares 2 ímpares» each word is behind its number.
  const isOwn = end + 1 === numbers.length || WORD_BEHIND.test(next);
  if (!WORD_BEHIND.test(behind) || behind.includes(MASK) || !isOwn) return undefined;
  const rest = numbers.filter((_, i) => i < end && !isBeside[i]);
  const { value: marked = 0, text = '', gap = '' } = numbers[end] ?? {};
  // The 0 of «0 pares» is no 00 of Lotomania.
  const value = /^0+$/.test(text) ? 0 : marked;
  const isFew = value <= rest.length;
  const isSize = (count: number) => sizes.includes(count);
  if (signOf(gap) !== sign || (usual === '\t' && gap !== usual) || (isFew && COUNTS.test(behind))) return 'beside';
  const doAscend = rest.every((number, i) => i === 0 || number.value > Number(rest[i - 1]?.value));
  const isOut = (doAscend && value < Number(rest[rest.length - 1]?.value)) || marked < 1 || marked > to;
  const isShort = text.length === 1 && rest.every((number) => number.text.length === 2);
  if (isSize(rest.length)) return isOut || isShort ? 'beside' : isSize(rest.length + 1) ? 'before-word' : undefined;
  return isOut || isShort || (isFew && !doAscend) ? 'before-word' : undefined;
}

const MASKS = new RegExp(`${MASK}+`, 'g');

/** Returns the sign of a gap: what is in it but for blanks at its ends; parts in it count as one character. */
const signOf = (gap: string) => gap.replace(MASKS, MASK).trim();

/** Returns the part that shows a number beside a game, with its word before or behind it. */
function asideOf({ value, text, gap, at }: RowNumber, behind: string, role: 'place' | 'other'): PlacedPart {
  const [before = ''] = /(?:\p{L}[\p{L} .ºª°]{0,30}[:=#]? ?)?[#([]?$/u.exec(gap) ?? [];
  const [after = ''] = /^(?:[ºª°]? ?\p{L}{0,20}[)\]]?| ?[-:.)\]–—])/u.exec(behind) ?? [];
  return { role, text: `${before}${text}${/\p{L}/u.test(before) ? '' : after}`.trim(), value, at };
}

/** Returns the text that occurs most often; undefined of none. */
export function commonestText(texts: readonly string[]): string | undefined {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].sort(([, a], [, b]) => b - a)[0]?.[0];
}
