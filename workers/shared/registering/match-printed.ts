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

/** Consecutive rows that may be one bet, and their numbers as printed. */
interface Bet {
  readonly from: number;
  readonly to: number;
  readonly values: readonly number[];
}

/** A possible bet that equals a game, contains it, or has all but one of its numbers. */
interface Stretch extends Bet {
  readonly kind: 'exact' | 'larger' | 'near';
  readonly game: number;
}

/**
 * Compares games, each ascending, with the rows of a receipt. A bet is a row, or goes on in the next ones up to its size.
 * Rows that are a game count first, then those that have one and more, then those that differ by one number; what is left
 * may be another bet. Yields how far it is, 0…1.
 */
export function* matchPrinted(
  lottery: Lottery,
  games: readonly (readonly number[])[],
  rows: readonly PrintedRow[],
): Generator<number, PrintedMatch, void> {
  const slip = slipOf(lottery);
  const keys = games.map((numbers) => numbers.join());
  const stretches = yield* stretchesOf(slip, games, rows);
  const [open, twice, taken] = [new Set(games.keys()), new Set<number>(), new Map<number, Bet & Partial<Stretch>>()];
  const [near, more]: [NearGame[], LargerGame[]] = [[], []];
  const isFree = ({ from, to }: Pick<Bet, 'from' | 'to'>) => rows.slice(from, to).every((_, i) => !taken.has(from + i));
  const take = (bet: Bet) => rows.slice(bet.from, bet.to).forEach((_, i) => void taken.set(bet.from + i, bet));
  const furtherOf = ({ game, values }: Stretch) =>
    values.filter((n, i) => !games[game]?.includes(n) || values.indexOf(n) < i);

  for (const kind of ['exact', 'larger', 'near'] as const) {
    for (const stretch of stretches.filter((one) => one.kind === kind)) {
      const { game, from, to, values } = stretch;
      const owner = taken.get(from);
      // A larger bet may have several games.
      const isSame = kind === 'larger' && owner?.kind === kind && owner.from === from && owner.to === to;
      if (!isFree(stretch) && !isSame) continue;
      const isOpen = open.delete(game);
      // A twin of the game needs rows of its own.
      if (!isOpen && (kind !== 'exact' || [...open].some((other) => keys[other] === keys[game]))) continue;
      if (!isOpen) twice.add(game);
      const [instead] = furtherOf(stretch);
      const missing = games[game]?.find((n) => !values.includes(n));
      if (kind === 'larger') more.push({ game, numbers: ascending(furtherOf(stretch)) });
      if (missing !== undefined) near.push({ game, missing, ...(instead !== undefined && { instead }) });
      take(stretch);
    }
  }
  const others: number[][] = [];
  for (const from of rows.keys()) {
    const bet = betsFrom(slip, rows, from).find((one) => isFree(one) && !faultOf(slip, one.values));
    if (!bet) continue;
    others.push(ascending(bet.values));
    take(bet);
  }
  // Fewer numbers than a bet below a game go on with it.
  for (const stretch of stretches) {
    const { kind, game, from, to } = stretch;
    const owner = taken.get(from);
    const isBelow = kind === 'larger' && owner?.kind === 'exact' && owner.game === game && owner.from === from;
    if (!isBelow || !isFree({ from: owner.to, to }) || Number(rows[owner.to]?.numbers.length) < 2) continue;
    more.push({ game, numbers: ascending(furtherOf(stretch)) });
    take(stretch);
  }
  const nearly = near.map(({ game }) => game);
  return {
    registered: [...games.keys()].filter((game) => !open.has(game) && !nearly.includes(game)),
    near,
    missing: [...open],
    twice: [...twice],
    more,
    others,
    guessed: rows
      .flatMap(({ numbers }, row) => (taken.has(row) ? numbers : []))
      .flatMap(({ text: written, value }) => (/^\d+$/.test(written) ? [] : [{ written, value }])),
  };
}

/** Returns the possible bets that begin at a row. A row with exactly a ticket's numbers is complete. */
function betsFrom({ numbers: { sizes }, pick }: Slip, rows: readonly PrintedRow[], from: number): readonly Bet[] {
  const [least, most] = [Number(sizes[0]), Number(sizes[sizes.length - 1]) + MOST_FURTHER];
  const valuesOf = (row: number): readonly number[] => rows[row]?.numbers.map(({ value }) => value) ?? [];
  const first = valuesOf(from);
  const bets: Bet[] = [{ from, to: from + 1, values: first }];
  for (let to = from + 1, values = first; to < rows.length; to++) {
    const next = valuesOf(to);
    const goesOn = next.length < least || (next.length <= first.length && first.length !== pick);
    if (rows[to]?.begins || !goesOn || values.length + next.length > most) break;
    values = [...values, ...next];
    bets.push({ from, to: to + 1, values });
  }
  return bets;
}

/** Returns the possible bets that match a game. Yields its progress, 0…1. */
function* stretchesOf(
  slip: Slip,
  games: readonly (readonly number[])[],
  rows: readonly PrintedRow[],
): Generator<number, readonly Stretch[], void> {
  const found: Stretch[] = [];
  for (const from of rows.keys()) {
    if (from % SLICE === 0) yield from / rows.length;
    for (const bet of betsFrom(slip, rows, from)) {
      const set = new Set(bet.values);
      const isPlain = set.size === bet.values.length && bet.values.every((n) => n >= 1 && n <= slip.numbers.to);
      const count = bet.values.length;
      for (const [game, numbers] of games.entries()) {
        const hits = numbers.filter((n) => set.has(n)).length;
        const isNear = hits === numbers.length - 1 && count <= numbers.length;
        const isIn = hits === numbers.length && isPlain;
        if (isIn) found.push({ ...bet, kind: count === hits ? 'exact' : 'larger', game });
        else if (isNear) found.push({ ...bet, kind: 'near', game });
      }
    }
  }
  return found;
}

const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);
