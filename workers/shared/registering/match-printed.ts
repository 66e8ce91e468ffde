import { type Slip, slipOf } from '../games/fields.ts';
import { faultOf } from '../games/reading.ts';
import type { Lottery } from '../lottery/lotteries.ts';
import type { PrintedRow } from './printed-rows.ts';

/** A game that is on the receipt but for one number. */
export interface NearGame {
  /** The game, by its place in the list, from 0 on. */
  readonly game: number;
  /** Its number that is not there. */
  readonly missing: number;
  /** What stands there instead; undefined where nothing does. */
  readonly instead?: number;
}

/** A game whose numbers stand together with further ones: another bet. */
export interface LargerGame {
  /** The game, by its place in the list, from 0 on. */
  readonly game: number;
  /** The further numbers, ascending. */
  readonly numbers: readonly number[];
}

/** Games beside what the counter has printed. All games by their place in the list, from 0 on, ascending. */
export interface PrintedMatch {
  readonly registered: readonly number[];
  readonly near: readonly NearGame[];
  readonly missing: readonly number[];
  /** Registered games that are printed more than once. */
  readonly twice: readonly number[];
  /** Registered games that are part of a larger bet. */
  readonly more: readonly LargerGame[];
  /** Numbers that could be a bet and match no game, each ascending. */
  readonly others: readonly (readonly number[])[];
  /** What was no plain number, as written and as read. */
  readonly guessed: readonly { readonly written: string; readonly value: number }[];
}

/** So many numbers beyond the largest bet are still reported beside a game. */
const MOST_FURTHER = 5;

/** Rows between two pauses. */
const SLICE = 500;

/** Rows that may be one bet, and a game that they are, have in them, or have but for one number. */
interface Stretch {
  readonly kind: 'exact' | 'larger' | 'near';
  readonly game: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Compares games, each ascending, with the rows of a receipt. A bet is a row, or goes on in the next ones up to its size.
 * Rows that are a game count first, then those that have one and more, then those that differ by one number; what is left
 * may be another bet.
 */
export function* matchPrinted(
  lottery: Lottery,
  games: readonly (readonly number[])[],
  printed: readonly PrintedRow[],
): Generator<number, PrintedMatch, void> {
  const slip = slipOf(lottery);
  const keys = games.map((numbers) => numbers.join());
  const [lengths, known] = [[...new Set(games.map(({ length }) => length))], new Set(keys)];
  const rows = printed.flatMap((row) => splitAtGames(row, Number(slip.numbers.sizes[0]), lengths, known));
  const stretches = yield* stretchesOf(slip, games, rows);
  const [open, twice, taken] = [new Set(games.keys()), new Set<number>(), new Map<number, Stretch>()];
  const [near, more]: [NearGame[], LargerGame[]] = [[], []];
  const valuesOf = ({ from, to }: Pick<Stretch, 'from' | 'to'>) =>
    rows.slice(from, to).flatMap(({ numbers }) => numbers.map(({ value }) => value));
  const isFree = ({ from, to }: Pick<Stretch, 'from' | 'to'>) =>
    rows.slice(from, to).every((_, i) => !taken.has(from + i));
  const take = (stretch: Stretch) => {
    for (let row = stretch.from; row < stretch.to; row++) taken.set(row, stretch);
  };

  for (const kind of ['exact', 'larger', 'near'] as const) {
    for (const stretch of stretches.filter((one) => one.kind === kind)) {
      const { game, from, to } = stretch;
      const owner = taken.get(from);
      // A larger bet may have several games.
      const isSame = kind === 'larger' && owner?.kind === kind && owner.from === from && owner.to === to;
      if (!isFree(stretch) && !isSame) continue;
      const isOpen = open.delete(game);
      // A twin of the game needs rows of its own.
      if (!isOpen && (kind !== 'exact' || [...open].some((other) => keys[other] === keys[game]))) continue;
      if (!isOpen) twice.add(game);
      const values = valuesOf(stretch);
      const further = values.filter((n, i) => !games[game]?.includes(n) || values.indexOf(n) < i);
      const missing = games[game]?.find((n) => !values.includes(n));
      if (kind === 'larger') more.push({ game, numbers: ascending(further) });
      if (missing !== undefined) near.push({ game, missing, ...(further[0] !== undefined && { instead: further[0] }) });
      take(stretch);
    }
  }
  const others: number[][] = [];
  for (const from of rows.keys()) {
    const bets = joinsFrom(slip, rows, from).map((to) => ({ from, to }));
    const bet = bets.find((one) => isFree(one) && !faultOf(slip, valuesOf(one)));
    if (!bet) continue;
    others.push(ascending(valuesOf(bet)));
    take({ kind: 'near', game: -1, ...bet });
  }
  // Fewer numbers than a bet below a game go on with it.
  for (const { kind, game, from, to } of new Set(taken.values())) {
    const rest = { from: to, to: to + 1 };
    const values = valuesOf(rest);
    const isRest = values.length > 1 && joinsFrom(slip, rows, from).includes(to + 1) && isFree(rest);
    if (kind !== 'exact' || !isRest || !values.every((n) => n >= 1 && n <= lottery.total)) continue;
    more.push({ game, numbers: ascending(values) });
    take({ kind, game, ...rest });
  }
  const nearly = near.map(({ game }) => game);
  return {
    registered: [...games.keys()].filter((game) => !open.has(game) && !nearly.includes(game)),
    near,
    missing: [...open],
    twice: [...twice],
    more,
    others,
    guessed: [...taken.keys()]
      .sort((a, b) => a - b)
      .flatMap((row) => rows[row]?.numbers ?? [])
      .flatMap(({ text: written, value }) => (/^\d+$/.test(written) ? [] : [{ written, value }])),
  };
}

/** The places where a bet that begins at a row may end. A row of as many numbers as a ticket has is whole. */
function joinsFrom({ numbers: { sizes }, pick }: Slip, rows: readonly PrintedRow[], from: number): readonly number[] {
  const [least, most] = [Number(sizes[0]), Number(sizes[sizes.length - 1]) + MOST_FURTHER];
  const first = rows[from]?.numbers.length ?? 0;
  const ends = [from + 1];
  let count = first;
  for (let to = from + 1; to < rows.length; to++) {
    const { numbers, begins } = rows[to] as PrintedRow;
    const goesOn = numbers.length < least || (numbers.length <= first && first !== pick);
    count += numbers.length;
    if (begins || !goesOn || count > most) break;
    ends.push(to + 1);
  }
  return ends;
}

/** The stretches of rows that are a game, have one in them, or have all but one number of one. */
function* stretchesOf(
  slip: Slip,
  games: readonly (readonly number[])[],
  rows: readonly PrintedRow[],
): Generator<number, readonly Stretch[], void> {
  const having: number[][] = Array.from({ length: slip.numbers.to + 1 }, () => []);
  for (const [game, numbers] of games.entries()) for (const n of numbers) having[n]?.push(game);
  const found: Stretch[] = [];
  for (const from of rows.keys()) {
    if (from % SLICE === 0) yield from / rows.length;
    const [hits, seen, nearly] = [new Map<number, number>(), new Set<number>(), new Set<number>()];
    let [size, wrong, done] = [0, 0, from];
    for (const to of joinsFrom(slip, rows, from)) {
      for (const { value } of rows.slice(done, to).flatMap(({ numbers }) => numbers)) {
        size++;
        if (seen.has(value) || !having[value]) wrong++;
        else
          for (const game of having[value]) {
            const count = (hits.get(game) ?? 0) + 1;
            hits.set(game, count);
            if (count >= Number(games[game]?.length) - 1) nearly.add(game);
          }
        seen.add(value);
      }
      done = to;
      for (const game of nearly) {
        const [{ length }, count] = [games[game] ?? [], hits.get(game)];
        if (count === length && wrong === 0) found.push({ kind: size === length ? 'exact' : 'larger', game, from, to });
        else if (count === length - 1 && size <= length && wrong <= 1) found.push({ kind: 'near', game, from, to });
      }
    }
  }
  return found;
}

/** A row cut where one of the games stands in it, and what is beside that may be bets too. */
function splitAtGames(
  { numbers, begins }: PrintedRow,
  least: number,
  lengths: readonly number[],
  keys: ReadonlySet<string>,
): readonly PrintedRow[] {
  const isBetOrNone = (count: number) => count === 0 || count >= least;
  const isGame = (from: number, to: number) =>
    keys.has(ascending(numbers.slice(from, to).map(({ value }) => value)).join());
  const cuts: number[] = [0];
  let last = 0;
  for (let at = 0; at + least <= numbers.length; ) {
    const rest = numbers.length - at;
    const length = lengths.find((one) => {
      return isBetOrNone(at - last) && one <= rest && isBetOrNone(rest - one) && isGame(at, at + one);
    });
    at += length ?? 1;
    if (length === undefined) continue;
    cuts.push(at - length, at);
    last = at;
  }
  return [...cuts, numbers.length].flatMap((end, i) => {
    const part = numbers.slice(i === 0 ? 0 : cuts[i - 1], end);
    return part.length > 0 || numbers.length === 0
      ? [{ numbers: part, begins: begins || Number(cuts[i - 1]) > 0 }]
      : [];
  });
}

const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);
