import { findLottery } from '../../workers/domain/lotteries.ts';
import { CATALOGUE, STRATEGY_IDS } from '../../workers/domain/strategies/catalogue.ts';
import type { Ticket } from '../../workers/domain/ticket.ts';

/** A ticket that the visitor keeps. Fields that this version does not know stay in it. */
export type SavedGame = Ticket;

/** What is wrong with a would-be game: the first bad field, or `game` when it is no object. */
export type GameFault = keyof SavedGame | 'game';

type Fields = { readonly [K in keyof SavedGame]?: unknown };
type Check = (value: unknown, game: Fields) => boolean;

const SCORE_CLASSES: readonly unknown[] = ['maximum', 'top', 'very-strong', 'good'];

const CHECKS: { readonly [K in keyof SavedGame]?: Check } = {
  id: (value) => typeof value === 'string' && value !== '',
  lotteryType: (value) => typeof value === 'string' && findLottery(value) !== undefined,
  numbers: (value, game) => areNumbers(value, String(game.lotteryType)),
  date: isInstant,
  strategy: (value) => STRATEGY_IDS.some((known) => known === value),
  catalogueId: (value) => value === undefined || CATALOGUE.some(({ id }) => id === value),
  isFavorite: isFlag,
  minBetPrice: isAmount,
  potentialPrize: isAmount,
  score: (value) => Number.isInteger(value) && Number(value) >= 83 && Number(value) <= 99,
  scoreClass: (value) => SCORE_CLASSES.includes(value),
  odds: (value) => isAmount(value) && Number(value) >= 1,
  relaxed: isFlag,
};

/** The first thing that keeps a value of unknown origin from being a game; undefined: nothing. */
export function faultOf(value: unknown): GameFault | undefined {
  if (typeof value !== 'object' || value === null) return 'game';
  const game: Fields = value;
  return (Object.keys(CHECKS) as (keyof SavedGame)[]).find(
    (field) => CHECKS[field]?.(game[field], game) === false,
  );
}

/** Exactly the lottery's pick of whole numbers in 1…total, ascending and so without repeats. */
function areNumbers(value: unknown, lotteryType: string): boolean {
  const lottery = findLottery(lotteryType);
  if (!lottery || !Array.isArray(value) || value.length !== lottery.pick) return false;
  return value.every(
    (n, i) => Number.isInteger(n) && n > (i === 0 ? 0 : value[i - 1]) && n <= lottery.total,
  );
}

/** As `Date.prototype.toISOString` writes it, in the years 0 to 9999. */
function isInstant(value: unknown): boolean {
  const time = typeof value === 'string' && value.length === 24 ? Date.parse(value) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString() === value;
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isAmount(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
