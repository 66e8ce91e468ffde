import type { Lottery } from '../lottery/lotteries.ts';
import { likeliest, type Stretch } from './likeliest.ts';
import type { PrintedNumber } from './printed-numbers.ts';

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

/** What is found first, and what in the rest. */
const ROUNDS = [
  ['exact', 'larger'],
  ['exact', 'larger', 'near', 'other'],
] as const;

/**
 * Compares games, each ascending, with the numbers of a receipt. Of all ways to cut its numbers into bets that one counts
 * which has most of the games; what is left may be nearly one of those that are missing, or another bet.
 */
export function* matchPrinted(
  lottery: Lottery,
  games: readonly (readonly number[])[],
  printed: readonly PrintedNumber[],
): Generator<number, PrintedMatch, void> {
  const left: (PrintedNumber | undefined)[] = [...printed];
  const keys = games.map((numbers) => numbers.join());
  const open = new Set(games.keys());
  const twice = new Set<number>();
  const [near, more, others, read]: [NearGame[], LargerGame[], number[][], PrintedNumber[]] = [[], [], [], []];

  /** The open games that a stretch has: of a larger bet all, else one. Twins need a stretch each. */
  const gamesOn = (kind: Stretch['kind'], values: readonly number[]): readonly number[] => {
    const all = [...open].filter((game) => isOn(kind, games[game] ?? [], values));
    const each = all.filter((game, i) => !all.slice(0, i).some((other) => keys[other] === keys[game]));
    return kind === 'larger' ? each : each.slice(0, 1);
  };
  for (const kinds of ROUNDS) {
    const stretches = yield* likeliest(
      lottery,
      left,
      [...open].map((game) => games[game] ?? []),
    );
    for (const kind of kinds) {
      for (const stretch of stretches.filter((one) => one.kind === kind)) {
        const { from, to } = stretch;
        const values = ascending(printed.slice(from, to).map(({ value }) => value));
        const found = kind === 'other' ? [] : gamesOn(kind, values);
        for (const game of found) {
          open.delete(game);
          const missing = games[game]?.find((n) => !values.includes(n));
          const further = values.filter((n, i) => !games[game]?.includes(n) || values.indexOf(n) < i);
          if (kind === 'larger') more.push({ game, numbers: further });
          if (missing !== undefined)
            near.push({ game, missing, ...(further[0] !== undefined && { instead: further[0] }) });
        }
        const isOther = found.length === 0 && kinds === ROUNDS[1] && stretch.isBet;
        if (isOther) others.push(values);
        else if (kind === 'exact' && found.length === 0) twice.add(keys.lastIndexOf(values.join()));
        else if (found.length === 0) continue;
        read.push(...printed.slice(from, to));
        left.fill(undefined, from, to);
      }
    }
  }
  const nearly = near.map(({ game }) => game);
  return {
    registered: [...games.keys()].filter((game) => !open.has(game) && !nearly.includes(game)),
    near,
    missing: [...open],
    twice: [...twice],
    more,
    others,
    guessed: read.flatMap(({ text: written, value }) => (/^\d+$/.test(written) ? [] : [{ written, value }])),
  };
}

function isOn(kind: Stretch['kind'], game: readonly number[], values: readonly number[]): boolean {
  const missing = game.filter((n) => !values.includes(n)).length;
  if (kind === 'exact') return missing === 0 && game.length === values.length;
  return kind === 'near' ? missing === 1 && values.length <= game.length : kind === 'larger' && missing === 0;
}

const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);
