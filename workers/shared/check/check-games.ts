import { betCost } from '../bet/bet-cost.ts';
import type { DrawConflict } from '../draws/merge-draws.ts';
import type { OfficialDraw } from '../draws/official-draw.ts';
import { MAX_READ } from '../games/reading.ts';
import type { Lottery, LotteryKey } from '../lottery/lotteries.ts';
import type { TierHits } from '../lottery/tier-odds.ts';

/**
 * Which real draws a game is checked against. `since` a day, that day too; `next` from a contest on, so many; `on` from the
 * draw of a day on, so many. Days are `YYYY-MM-DD`.
 */
export type DrawScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'last' }
  | { readonly kind: 'contest'; readonly contest: number }
  | { readonly kind: 'since'; readonly date: string }
  | { readonly kind: 'next'; readonly from: number; readonly draws: number }
  | { readonly kind: 'on'; readonly draw: string; readonly draws: number };

/** What was marked on one playslip. A team is not there: results have its name, tickets its number. */
export interface PlayedGame {
  /** Different numbers, as many as a bet marks, ascending. */
  readonly numbers: readonly number[];
  /** Dia de Sorte: the month, 1…12; without it the month is not checked. */
  readonly month?: number;
  /** Lotomania: its mirror is played too. */
  readonly mirror?: true;
  /** Its own draws, where they are not those of all games. */
  readonly scope?: DrawScope;
}

/** How games did in kept draws and those of the site. */
export interface SiteCheck extends GamesCheck {
  /** Missing where the site has no draws. */
  readonly site?: {
    /** Contests of `draws` that are not kept. */
    readonly only: readonly number[];
    /** Contests that the site tells otherwise: the kept draw was checked. */
    readonly conflicts: readonly DrawConflict[];
  };
}

/** Games of one lottery and the draws to check them against. */
export interface CheckRequest {
  /** The lottery's draws, as `packDraws` packs them. */
  readonly table: Uint8Array<ArrayBuffer>;
  /** At most MAX_CHECKED. */
  readonly games: readonly PlayedGame[];
  readonly scope: DrawScope;
  /** How many wins the answer lists at most, 1…MAX_WINS; TOLD_WINS unless given. */
  readonly most?: number;
}

/**
 * The day from which on amounts are in reais: the Real came into force on 1 July 1994 (Lei nº 8.880/1994, art. 3, and
 * Lei nº 9.069/1995, art. 1). One was 2,750 cruzeiros reais, which sources print with the same «R$».
 */
export const REAL_SINCE = '1994-07-01';

/** Most games that are checked at once. */
export const MAX_CHECKED = MAX_READ;

/** Most wins that an answer may list, the best first, and how many it lists unless asked for more. */
export const MAX_WINS = 1000;
export const TOLD_WINS = 200;

/** Prizes of one tier that a win brings. */
export interface PrizeWon {
  readonly hits: TierHits;
  /** How many: more than one where more than the minimum is marked. */
  readonly prizes: number;
  /** What each of them paid, in cents; missing where that is not known. */
  readonly cents?: number;
}

/** A draw in which a game wins something. */
export interface Win {
  /** The game's place in the request, from 0 on. */
  readonly game: number;
  readonly contest: number;
  readonly date?: string;
  /** Dupla Sena: it was the second draw of the contest. */
  readonly second?: true;
  /** Lotomania: it was the game's mirror. */
  readonly mirror?: true;
  /** How many of the drawn numbers are marked. */
  readonly hits: number;
  /** The best first. */
  readonly won: readonly PrizeWon[];
  /** All of them together, in cents; missing where one is not known. */
  readonly cents?: number;
  /** The draw is older than the Real: it has no amount. */
  readonly otherCurrency?: true;
}

/** A contest with which the draws of a game may begin, and its day where that is known. */
export interface FirstContest {
  readonly contest: number;
  readonly date?: string;
}

/** How one game did. */
export interface GameCheck {
  /** Contests that it was checked against. */
  readonly contests: number;
  /** The place of the first of them in the table; the others come after it. */
  readonly first: number;
  /** Contests of its `next`, its `on` or its `contest`, that are not there. */
  readonly pending: number;
  /**
   * Of `next` and `on`, with which contest its draws begin, as far as the table tells. Two or more of `on`: that day had
   * no draw, or more than one, and it is checked against none.
   */
  readonly begins?: readonly FirstContest[];
  /** In how many draws it had so many hits, by hits; Dupla Sena has two draws a contest, a mirror counts too. */
  readonly hits: readonly number[];
  readonly wins: number;
  /** What its wins paid as far as that is known, in cents. */
  readonly cents: number;
  /** Wins of which a prize is not known. */
  readonly unknown: number;
  /** Wins in draws before there was the Real; they are in neither of the two. */
  readonly otherCurrency: number;
}

/** How often games had a tier, and how often chance alone gives it. */
export interface TierCheck {
  readonly hits: TierHits;
  /** In draws in which the tier did not exist it is counted neither here nor by chance. */
  readonly times: number;
  /** How many of these times were in draws whose results do not say whether the tier existed. */
  readonly unsure: number;
  /** The first contest that counts; missing where all that were checked do, and where none does. */
  readonly since?: number;
  /** The exact mean of as many games in as many draws. */
  readonly expected: number;
  /** In at least 95 of 100 cases chance alone gives a number from the first to the second. */
  readonly usual: readonly [from: number, to: number];
}

/** A draw without its prizes. */
export type CheckedDraw = Omit<OfficialDraw, 'paid' | 'paidSecond'>;

/** How games did in real draws. */
export interface GamesCheck {
  readonly lottery: LotteryKey;
  /** One for each game, in the order of the request. */
  readonly games: readonly GameCheck[];
  /** The best tier first, then the newest; at most `most` of `winCount`. */
  readonly wins: readonly Win[];
  readonly winCount: number;
  /** The best first, without Timemania's team. */
  readonly tiers: readonly TierCheck[];
  /** What the wins paid as far as that is known, in cents, of how many it is not, and how many were before the Real. */
  readonly cents: number;
  readonly unknown: number;
  readonly otherCurrency: number;
  /** Those of the wins, and the newest that was checked, ascending. */
  readonly draws: readonly CheckedDraw[];
  /** Contests from the first to the last that any game was checked against; 0: none. */
  readonly contests: number;
  /** The days of all contests of the table, checked or not, since 1970-01-01, or NO_DAY. */
  readonly days: Int32Array<ArrayBuffer>;
}

/** Stands among days for one that is not known. */
export const NO_DAY = -0x8000_0000;

/**
 * What games cost in all contests that each was checked against, in cents; `prices`: what a minimum bet costs in each
 * contest of the table, also in cents. More marks are more minimum bets, a mirror is one more.
 */
export function checkedCost(
  lottery: Lottery,
  games: readonly Pick<PlayedGame, 'numbers' | 'mirror'>[],
  checks: readonly Pick<GameCheck, 'contests' | 'first'>[],
  prices: readonly number[],
): number {
  const before = [0];
  for (const price of prices) before.push((before[before.length - 1] ?? 0) + price);
  return games.reduce((sum, { numbers, mirror = false }, i) => {
    const { first = 0, contests = 0 } = checks[i] ?? {};
    const unit = (before[first + contests] ?? 0) - (before[first] ?? 0);
    return sum + betCost(lottery, { marks: numbers.length, mirror }, 1, unit).total;
  }, 0);
}
