import type { GameField, Slip } from './fields.ts';
import { faultOf } from './reading.ts';
import { isSign, type RawRow, type RowNumber } from './row.ts';

/** How many numbers at the beginning and at the end of each row are none of its numbers. */
export interface Cut {
  readonly first: number;
  readonly last: number;
  /** The field of which those at the end are the values. */
  readonly field?: GameField;
}

type Evidence = 'sure' | 'some' | undefined;

/** Nothing is cut. */
export const WHOLE: Cut = { first: 0, last: 0 };

/** All ways to cut a row of a playslip. */
function cutsOn({ others }: Slip): readonly Cut[] {
  const ends = [
    ...others.flatMap((field) => field.sizes.map((last) => ({ last, field }))),
    ...[0, 1, 2].map((last) => ({ last })),
  ];
  return [0, 1, 2].flatMap((first) => ends.map((end) => (first === 0 && end.last === 0 ? WHOLE : { first, ...end })));
}

/** From so many rows on, first numbers that count up by one are places and no chance. */
const SURE_PLACES = 5;

/**
 * How a list is cut, as a whole; several ways where it can be read in each, and the list does not say which is right. Its
 * header may say how many numbers a game has (`columns`).
 */
export function cutsOf(rows: readonly RawRow[], slip: Slip, columns?: number): readonly Cut[] {
  const filled = rows.map(({ numbers }) => numbers).filter(({ length }) => length > 0);
  // What is before a colon, or a place, has no further place behind it.
  const hasPlaces = rows.every(
    ({ numbers: [number], asides }) =>
      !number || number.gap.includes(':') || asides.some(({ role }) => role === 'place'),
  );
  const ways = cutsOn(slip)
    .filter(({ first }) => !(hasPlaces && first === 1))
    .map((cut) => ({ cut, isIn: filled.map((numbers) => isGame(numbers, cut, slip)) }));
  // What is a game in no way says nothing of the others.
  const told = filled.filter((_, i) => ways.some(({ isIn }) => isIn[i]));
  const counted = ways
    .map(({ cut, isIn }) => ({ cut, games: isIn.filter(Boolean).length }))
    .filter(({ cut, games }) => games > 0 && (!columns || mostIn(told, cut) === columns))
    .map((one) => ({ ...one, evidence: evidenceOf(told, one.cut, slip) }));
  type Found = (typeof counted)[number];
  // What are surely values of a field is nothing else.
  const isField = ({ cut, games }: Found) =>
    counted.some(
      (one) =>
        one.cut.field &&
        one.evidence === 'sure' &&
        one.cut.first === cut.first &&
        one.cut.last === cut.last &&
        one.games >= games,
    );
  const found = counted.filter((one) => one.cut.field || !isField(one)).sort((a, b) => b.games - a.games);
  const isSure = ({ evidence, games }: Found) => evidence === 'sure' && games * 2 >= told.length;
  const sizeOf = ({ cut }: Found) => cut.first + cut.last;
  const [sure] = found.filter(isSure).sort((a, b) => sizeOf(b) - sizeOf(a));
  const base = sure ?? found.find(({ cut }) => cut === WHOLE);
  const likely = found.filter(({ evidence }) => evidence);
  if (!base) {
    const best = likely.length > 0 ? likely : found;
    const cuts = best.filter(({ games }) => games === best[0]?.games).map(({ cut }) => cut);
    return cuts.length > 0 ? cuts : [WHOLE];
  }
  const isRival = ({ cut, games }: Found) =>
    cut !== base.cut && games >= base.games && cut.first >= base.cut.first && cut.last >= base.cut.last;
  return [base, ...likely.filter(isRival)].map(({ cut }) => cut);
}

/** How many numbers the longest row has. */
const mostIn = (rows: Rows, { first, last }: Cut) =>
  rows.reduce((most, { length }) => Math.max(most, length - first - last), 0);

function isGame(numbers: readonly RowNumber[], cut: Cut, slip: Slip): boolean {
  if (!slip.numbers.sizes.includes(numbers.length - cut.first - cut.last)) return false;
  if (!fits(numbers, cut) || faultOf(slip, valuesOf(numbers, cut))) return false;
  const { field, last } = cut;
  const values = new Set(numbers.slice(numbers.length - last).map(({ value }) => value));
  return !field || (values.size === last && [...values].every((value) => value >= 1 && value <= field.to));
}

const valuesOf = (numbers: readonly RowNumber[], { first, last }: Cut) =>
  numbers.slice(first, numbers.length - last).map(({ value }) => value);

/** Two numbers are one thing, a price or a day, where a sign parts them and they stand apart from the others. */
function fits(numbers: readonly RowNumber[], { first, last, field }: Cut): boolean {
  const end = numbers.length - 1;
  if (end < first + last) return false;
  const isOneThing = (inside: number, outside: number) =>
    /^[,./]$/.test(numbers[inside]?.gap ?? '') && (isAlone(numbers, inside) || isAlone(numbers, outside));
  return (first < 2 || isOneThing(1, 2)) && (last < 2 || field !== undefined || isOneThing(end, end - 1));
}

type Rows = readonly (readonly RowNumber[])[];

function evidenceOf(rows: Rows, cut: Cut, { numbers: { to } }: Slip): Evidence {
  const { first, last, field } = cut;
  const sides = [
    ...(first === 1 ? [placesIn(rows, cut)] : first === 2 ? [pairsIn(rows, cut)] : []),
    ...(field ? [fieldIn(rows, cut)] : last === 1 ? [lastIn(rows, cut, to)] : last === 2 ? [pairsIn(rows, cut)] : []),
  ];
  if (sides.length === 0 || sides.includes(undefined)) return undefined;
  return sides.every((side) => side === 'sure') ? 'sure' : 'some';
}

/** Whether the first numbers are the places of the rows in their list. */
function placesIn(rows: Rows, cut: Cut): Evidence {
  const firsts = rows.flatMap(([number]) => number ?? []);
  const rest = rows.map((numbers) => valuesOf(numbers, cut));
  const isPadded = rows.some((numbers) => numbers.slice(1, -2).some(({ text }) => /^0\d$/.test(text)));
  const isLong = rows.every((numbers) => numbers.every(({ text }, i) => i === 0 || text.length <= 2));
  const isOtherForm = firsts.some(({ text }) => (isLong && text.length > 2) || (isPadded && text.length === 1));
  const areCounted = firsts.every(({ text }, i) => i === 0 || Number(text) === Number(firsts[i - 1]?.text) + 1);
  const isFromZero = rows.length > 1 && Number(firsts[0]?.text) === 0;
  const isApart = rows.every((numbers) => isAlone(numbers, 1));
  const isParted = isApart && firsts.every((_, i) => isSign(rows[i]?.[1]?.gap ?? ''));
  if (rows.length >= SURE_PLACES && areCounted) return 'sure';
  if (areCounted && (isOtherForm || isParted || isFromZero)) return 'sure';
  const isOne = rows.length === 1 && (Number(firsts[0]?.value) <= 3 || !rest.every(ascends));
  const isOut = rest.every(ascends) && firsts.some(({ value }, i) => value > Number(rest[i]?.[0]));
  return (rows.length > 1 && areCounted) || isOne || isOut || isApart || isOtherForm ? 'some' : undefined;
}

/** Whether the last numbers are something else: a contest, a month, hits. */
function lastIn(rows: Rows, cut: Cut, total: number): Evidence {
  const rest = rows.map((numbers) => valuesOf(numbers, cut));
  const lasts = rows.map((numbers) => Number(numbers[numbers.length - cut.last]?.value));
  if (lasts.every((value) => value > total)) return 'sure';
  const isOut = rest.every(ascends) && lasts.some((value, i) => value < lastOf(rest[i] ?? []));
  const isApart = rows.every((numbers) => isAlone(numbers, numbers.length - cut.last));
  const areSame = !rest.every(ascends) && new Set(lasts).size === 1;
  const areCounted = lasts.length > 1 && lasts.every((value, i) => i === 0 || value === Number(lasts[i - 1]) + 1);
  return isOut || isApart || areSame || areCounted ? 'some' : undefined;
}

/** Whether a sign that parts no numbers stands before the last ones, which are the values of a field. */
function fieldIn(rows: Rows, cut: Cut): Evidence {
  const firsts = rows.map((numbers) => ({ numbers, place: numbers.length - cut.last }));
  const isOwn = firsts.every(
    ({ numbers, place }) => isParted(numbers, place) && /^\s*[-–—/|;:,+]\s*$/.test(numbers[place]?.gap ?? ''),
  );
  return isOwn ? 'sure' : lastIn(rows, cut, Number.POSITIVE_INFINITY);
}

/** Whether two numbers are one thing, and surely a price: with a comma where no others have one, and behind all others. */
function pairsIn(rows: Rows, cut: Cut): Evidence {
  if (!rows.every((numbers) => fits(numbers, cut))) return undefined;
  const isPrice = (numbers: readonly RowNumber[]) => {
    const [last, whole] = [numbers.length - 1, numbers.length - 2];
    const isDecimal = numbers[last]?.gap === ',' && numbers[last]?.text.length === 2;
    const isOut = Number(numbers[whole]?.value) < Number(numbers[whole - 1]?.value);
    return isDecimal && isParted(numbers, last) && (isOut || isParted(numbers, whole));
  };
  return cut.last === 2 && rows.every(isPrice) ? 'sure' : 'some';
}

/** Whether a sign that parts no others of the row stands before a number. */
function isParted(numbers: readonly RowNumber[], place: number): boolean {
  const gap = numbers[place]?.gap ?? '';
  return isSign(gap) && numbers.every((number, i) => i === place || number.gap !== gap);
}

/** Whether what parts a number from the one before it parts no others of the row, but at its ends. */
function isAlone(numbers: readonly RowNumber[], place: number): boolean {
  const gap = signOf(numbers[place]);
  if (/^,? e $/.test(gap)) return false;
  return numbers.every((number, i) => i < 3 || i > numbers.length - 3 || i === place || signOf(number) !== gap);
}

/** What stands before a number; a new line parts as a blank does. */
const signOf = (number?: RowNumber) => number?.gap.replace('\n', ' ') ?? '';

const ascends = (values: readonly number[]) => values.every((value, i) => i === 0 || value > Number(values[i - 1]));

const lastOf = (values: readonly number[]) => Number(values[values.length - 1]);
