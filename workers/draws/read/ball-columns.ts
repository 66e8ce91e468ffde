import { isDigits } from './other-games.ts';
import type { TableRow } from './raw-draw.ts';

/** Fewest numbers of a draw: the Quina's. */
const FEWEST = 5;

/** Both draws of Dupla Sena in one row of numbers. */
const BOTH_DRAWS = 12;

/** The highest number of any lottery. */
const HIGHEST = 100;

/** Columns whose names differ in a number alone, which counts up by one. */
interface Run {
  /** The name with `#` in the place of the number. */
  readonly shape: string;
  /** The column of 1, of 2 …; where a spreadsheet program has called them after their places, those from the first of them. */
  readonly places: readonly number[];
}

/** The columns of the balls, of both draws. */
interface BallColumns {
  readonly numbers: readonly number[];
  readonly second: readonly number[];
}

/** The columns of the balls in a header that names them as the operator does, whatever they hold. */
export function namedBalls(words: readonly string[]): BallColumns | undefined {
  return bothDraws(runsOf(words).filter(({ shape }) => /bola|dezena/.test(shape)));
}

/** The columns of the balls by what the rows below their header hold, whatever they are called. */
export function shownBalls(words: readonly string[], rows: readonly TableRow[]): BallColumns | undefined {
  return bothDraws(runsOf(words).filter(({ places }) => holdDraws(places, rows)));
}

function runsOf(words: readonly string[]): Run[] {
  const byShape = new Map<string, number[]>();
  for (const [place, word] of words.entries()) {
    for (const { 0: digits, index } of word.matchAll(/\d+/g)) {
      const number = Number(digits);
      if (number < 1 || number > HIGHEST) continue;
      const shape = `${word.slice(0, index)}#${word.slice(index + digits.length)}`;
      const places = byShape.get(shape) ?? [];
      places[number - 1] ??= place;
      byShape.set(shape, places);
    }
  }
  const runs = [...byShape].map(([shape, sparse]) => {
    const isOfPlaces = sparse.every((place, i) => place === i);
    const from = isOfPlaces ? sparse.findIndex((place) => place !== undefined) : 0;
    const end = Array.from<number | undefined>(sparse).indexOf(undefined, from);
    return { shape, places: sparse.slice(from, end < 0 ? undefined : end) };
  });
  return runs.filter(({ places }) => places.length >= FEWEST);
}

/** The first of some runs, and that of the second draw, which is named as the first but for a 2 in the place of a 1. */
function bothDraws(runs: readonly Run[]): BallColumns | undefined {
  const isSecond = (run: Run, first: Run) => run !== first && run.shape === first.shape.replace('1', '2');
  const first = runs.find((run) => !runs.some((other) => isSecond(run, other)));
  if (!first) return undefined;
  const second = runs.find((run) => isSecond(run, first))?.places;
  const [numbers = [], last = []] = second ? [first.places, second] : drawsOf(first.places);
  return { numbers, second: last };
}

/** The columns of each draw: twelve are both of Dupla Sena. */
function drawsOf(places: readonly number[]): (readonly number[])[] {
  const half = BOTH_DRAWS / 2;
  return places.length === BOTH_DRAWS ? [places.slice(0, half), places.slice(half)] : [places];
}

/** True where most rows have different numbers of a lottery in these columns, and no digits of Super Sete. */
function holdDraws(places: readonly number[], rows: readonly TableRow[]): boolean {
  const draws = drawsOf(places);
  const hold = rows.filter(({ cells }) => draws.every((draw) => isDraw(draw.map((place) => cells[place] ?? ''))));
  return 2 * hold.length > rows.length;
}

function isDraw(texts: readonly string[]): boolean {
  const numbers = new Set(texts.map((text) => Number(/^(\d{1,3})(?:[.,]0+)?$/.exec(text)?.[1] ?? Number.NaN)));
  return numbers.size === texts.length && [...numbers].every((n) => n <= HIGHEST) && !isDigits(texts);
}
