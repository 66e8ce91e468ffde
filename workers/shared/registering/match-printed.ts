import { betSizes } from '../bet/bet.ts';
import type { Lottery } from '../lottery/lotteries.ts';
import { type LargerGame, largerBets, withFurther } from './further-numbers.ts';
import { readPrinted } from './printed-numbers.ts';
import { apart, isEnd, isStart, type Left, OTHER, type Stretch, valuesOf, without } from './stretches.ts';

/** Most characters of a receipt's text that are read. */
export const MAX_PRINTED = 10_000;

/** A game that is on the receipt but for one number. */
export interface NearGame {
  /** The game, by its place in the list, from 0 on. */
  readonly game: number;
  /** Its number that is not there. */
  readonly missing: number;
  /** What stands there instead; undefined where nothing does. */
  readonly instead?: number;
}

/** Games beside what the counter has printed. All games by their place in the list, from 0 on. */
export interface PrintedMatch {
  readonly registered: readonly number[];
  readonly near: readonly NearGame[];
  readonly missing: readonly number[];
  /** Registered games that are printed more than once. */
  readonly twice: readonly number[];
  /** Of the registered ones those that are part of a larger bet. */
  readonly more: readonly LargerGame[];
  /** What could be a bet and is none of the games, ascending. */
  readonly others: readonly (readonly number[])[];
  /** What was no plain number, as written and as read. */
  readonly guessed: readonly { readonly written: string; readonly value: number }[];
}

/** What a number counts in a bet that is none of the games, against one in a game. */
const OTHER_WORTH = 0.8;

/**
 * Compares games, each ascending, with the text of a receipt. A game is registered where its numbers stand side by side
 * in any order; where stretches overlap, those count that explain most of the text. A game of which all numbers but one
 * stand side by side in what is left is nearly there. A game is registered too, but with further numbers, where all of
 * its numbers stand together with others that are nothing else.
 */
export function matchPrinted(lottery: Lottery, games: readonly (readonly number[])[], text: string): PrintedMatch {
  const printed = readPrinted(lottery, text);
  const keys = games.map((numbers) => numbers.join(' '));
  const usual = new Set([lottery.pick, ...games.map(({ length }) => length)]);
  const sideBySide = games.flatMap((numbers, game) =>
    keys.indexOf(keys[game] as string) === game
      ? stretchesWith(printed, numbers, game, numbers.length, numbers.length)
      : [],
  );
  const exact = mostOf([...sideBySide, ...linesOf(lottery, printed, usual)]).filter(({ game }) => game !== OTHER);
  const left = without(printed, exact);
  const found: number[] = [];
  const twice: number[] = [];
  keys.forEach((key, game) => {
    // Of twins each has a place of its own.
    const before = keys.slice(0, game).filter((other) => other === key).length;
    const isLast = !keys.includes(key, game + 1);
    const times = exact.filter((one) => keys[one.game] === key).length - before;
    if (times > 0) found.push(game);
    if (times > 1 && isLast) twice.push(game);
  });
  const all = games.map((_, game) => game);
  const open = all.filter((game) => !found.includes(game));
  const larger = largerBets(lottery, left, games, open, usual);
  const near = nearStretches(
    without(left, larger),
    games,
    open.filter((game) => !larger.some((one) => one.game === game)),
  );
  const rest = without(left, [...larger, ...near]);
  const others = otherBets(lottery, rest);
  const whole = withFurther(lottery, printed, without(rest, others), games, [...exact, ...larger, ...near]);
  const registered = all.filter((game) => found.includes(game) || whole.some((one) => one.game === game));
  const nearly = near.filter(({ game }) => !registered.includes(game));
  return {
    registered,
    near: nearly.map((one) => nearGame(one, left, games[one.game] as readonly number[])),
    missing: open.filter((game) => !registered.includes(game) && !nearly.some((one) => one.game === game)),
    twice,
    more: whole.filter(({ numbers }) => numbers.length > 0),
    others: others.map(({ from, to }) => valuesOf(rest, from, to).sort((a, b) => a - b)),
    guessed: printed.flatMap(({ written, value }) => (written === undefined ? [] : [{ written, value }])),
  };
}

function endsOf(left: Left, from: number, to: number): number {
  return Number(isStart(left, from)) + Number(isEnd(left, to));
}

/**
 * The stretches of so many numbers, none of them taken, in which `common` different ones of a game are. One pass for a
 * game: a pasted text may be long.
 */
function stretchesWith(left: Left, numbers: readonly number[], game: number, size: number, common: number): Stretch[] {
  const times = new Map(numbers.map((n) => [n, 0]));
  const found: Stretch[] = [];
  let [different, taken] = [0, 0];
  const count = (number: Left[number], by: 1 | -1) => {
    if (!number) taken += by;
    const before = number && times.get(number.value);
    if (!number || before === undefined) return;
    times.set(number.value, before + by);
    if (before + by === (by === 1 ? 1 : 0)) different += by;
  };
  left.forEach((number, i) => {
    count(number, 1);
    if (i >= size) count(left[i - size], -1);
    const [from, to] = [i + 1 - size, i + 1];
    if (from >= 0 && taken === 0 && different === common) found.push({ from, to, game, ends: endsOf(left, from, to) });
  });
  return found;
}

/**
 * What stands between two places where a game may begin and has as many numbers as one of the games: the end of one bet
 * and the start of the next, which is none of them, may have the numbers of a game side by side.
 */
function linesOf(lottery: Lottery, printed: Left, usual: ReadonlySet<number>): Stretch[] {
  const starts = printed.flatMap((number, i) => (number?.begins ? [i] : []));
  return starts.flatMap((from, i) => {
    const to = starts[i + 1] ?? printed.length;
    const isOther = usual.has(to - from) && isBet(lottery, valuesOf(printed, from, to));
    return isOther ? [{ from, to, game: OTHER, ends: 2 }] : [];
  });
}

/** Of stretches in order those that do not overlap and have the most numbers; of equal ones those with the most ends. */
function mostOf(stretches: readonly Stretch[]): Stretch[] {
  const worthOf = ({ from, to, ends, game }: Stretch) => (to - from) * (game === OTHER ? OTHER_WORTH : 1) + ends / 1e6;
  const byEnd = [...stretches].sort((a, b) => a.to - b.to);
  /** The best choice among the first so many. */
  const best: { worth: number; last?: Stretch; before: number }[] = [{ worth: 0, before: 0 }];
  byEnd.forEach((stretch, i) => {
    let before = i;
    while (before > 0 && (byEnd[before - 1] as Stretch).to > stretch.from) before--;
    const worth = (best[before]?.worth ?? 0) + worthOf(stretch);
    const without = best[i] as (typeof best)[number];
    best.push(worth > without.worth ? { worth, last: stretch, before } : { ...without });
  });
  const chosen: Stretch[] = [];
  for (let at = best[best.length - 1]; at?.last; at = best[at.before]) chosen.push(at.last);
  return chosen;
}

/** Stretches that are games but for one number, each game once, the surest first; of `open` games. */
function nearStretches(left: Left, games: readonly (readonly number[])[], open: readonly number[]): Stretch[] {
  const found = open.flatMap((game) => {
    const numbers = games[game] as readonly number[];
    const common = numbers.length - 1;
    // A number is wrong, or it is not there.
    return [numbers.length, common].flatMap((size) => stretchesWith(left, numbers, game, size, common));
  });
  return apart(found.filter(({ ends }) => ends > 0).sort((a, b) => b.ends - a.ends || b.to - b.from - (a.to - a.from)));
}

function nearGame({ game, from, to }: Stretch, left: Left, numbers: readonly number[]): NearGame {
  const values = valuesOf(left, from, to);
  const missing = numbers.find((n) => !values.includes(n)) as number;
  const instead = values.find((n, i) => !numbers.includes(n) || values.indexOf(n) < i);
  return { game, missing, ...(instead !== undefined && { instead }) };
}

/** What is left and has as many numbers as a bet, from one place where a game may begin to another. */
function otherBets(lottery: Lottery, left: Left): Stretch[] {
  const sizes = betSizes(lottery);
  const bets: Stretch[] = [];
  let from = 0;
  while (from < left.length) {
    const size = sizes.find((size) => {
      const end = from + size;
      return end <= left.length && isEnd(left, end) && isBet(lottery, valuesOf(left, from, end));
    });
    if (size !== undefined) bets.push({ from, to: from + size, game: OTHER, ends: 2 });
    from = size === undefined ? nextStart(left, from) : from + size;
  }
  return bets;
}

function nextStart(left: Left, from: number): number {
  let next = from + 1;
  while (next < left.length && !(left[next] && isStart(left, next))) next++;
  return next;
}

function isBet({ total }: Lottery, values: readonly number[]): boolean {
  return new Set(values).size === values.length && values.every((n) => n >= 1 && n <= total);
}
