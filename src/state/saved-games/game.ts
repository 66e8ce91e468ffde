import { type Marks, marksFault } from '../../../workers/shared/bet/marks.ts';
import { areBetDraws, type BetDraws, isFollow } from '../../../workers/shared/check/played-game.ts';
import { isBoundedAmount, isBoundedDay, isBoundedId } from '../../../workers/shared/lottery/bounds.ts';
import { isCalendarDate, isInstant } from '../../../workers/shared/lottery/calendar.ts';
import { isWholeIn } from '../../../workers/shared/lottery/checks.ts';
import { dayInBrazil } from '../../../workers/shared/lottery/day-in-brazil.ts';
import { SCORE_CLASSES, SCORE_MAX, SCORE_MIN } from '../../../workers/shared/run/score.ts';
import type { OwnGame } from '../../../workers/shared/run/ticket.ts';
import { CATALOGUE, STRATEGY_IDS } from '../../../workers/shared/strategy/catalogue.ts';
import { isLabel } from './labels.ts';

/** A batch that was saved together. */
export interface GameGroup {
  readonly id: string;
  readonly name: string;
}

/** A bet that was registered at the counter or on the operator's site: its draws, and what the visitor has told of it. */
export interface RegisteredBet extends BetDraws {
  /** The day on which it was told, and the day of its first draw: `YYYY-MM-DD` in Brazil. */
  readonly on: string;
  readonly draw: string;
  /** The number of the receipt: at most `MAX_LABEL` characters. */
  readonly receipt?: string;
  /** What all its draws cost, in cents. Without it the bet is no spending, unless the diary of an earlier version has it. */
  readonly cents?: number;
  /** The visitor's own part of that in a bolão, in cents; all of it unless given. */
  readonly mine?: number;
  /** Its first contests and days before it was corrected: what earlier versions wrote down for these is this bet. */
  readonly was?: readonly (number | string)[];
}

/** Most of them that are kept: with the bet of now twenty. */
export const MAX_EARLIER = 19;

/** A game that the visitor keeps. Fields that this version does not know stay in it. */
export interface SavedGame extends OwnGame {
  /** What the visitor calls it, and has noted: at most `MAX_LABEL` characters each. */
  readonly name?: string;
  readonly note?: string;
  readonly group?: GameGroup;
  /** True once the copy mode was gone through to its end with it. */
  readonly marked?: true;
  /** The contests it takes part in; without it all since it was saved. Only a registered game's may lack the first. */
  readonly follow?: BetDraws;
  /** Of a game that was registered; its contests stand in `follow`. */
  readonly registered?: Omit<RegisteredBet, keyof BetDraws>;
  /** The bets before that, the newest last. */
  readonly earlier?: readonly RegisteredBet[];
}

/**
 * What is wrong with a would-be game: the first bad field, `game` when it is no object, `size` when fields that this
 * version does not know hold more than any version could mean.
 */
export type GameFault = keyof SavedGame | 'game' | 'size';

/**
 * Most bytes of a game as JSON: 400 times the largest that the engine makes, and little enough for 50 to fit into one
 * file that can be imported.
 */
const MAX_GAME_BYTES = 300_000;

/** Deepest nesting in a game; far deeper, printing it would overflow the stack. */
const MAX_DEPTH = 50;

type Fields = { readonly [K in keyof SavedGame]?: unknown };
type Check = (value: unknown, game: Fields) => boolean;

/** What the engine says of a ticket; noted marks have nothing of it. */
const OF_TICKET = {
  strategy: (value) => STRATEGY_IDS.some((known) => known === value),
  catalogueId: (value) => value === undefined || CATALOGUE.some(({ id }) => id === value),
  minBetPrice: isAmount,
  potentialPrize: isAmount,
  score: (value) => isWholeIn(value, SCORE_MIN, SCORE_MAX),
  scoreClass: (value) => SCORE_CLASSES.some((known) => known === value),
  odds: (value) => isAmount(value) && Number(value) >= 1,
  relaxed: isFlag,
} as const satisfies { readonly [K in keyof SavedGame]?: Check };

const OF_GAME: { readonly [K in Exclude<keyof SavedGame, keyof Marks | keyof typeof OF_TICKET>]: Check } = {
  id: (value) => typeof value === 'string' && value !== '',
  date: isWholeInstant,
  isFavorite: isFlag,
  name: (value) => value === undefined || isLabel(value),
  note: (value) => value === undefined || isLabel(value),
  group: (value) => value === undefined || isGroup(value),
  marked: (value) => value === undefined || value === true,
  follow: (value, game) => value === undefined || (game.registered === undefined ? isFollow : areBetDraws)(value),
  registered: (value) => value === undefined || isRegistration(value),
  earlier: (value) => value === undefined || areEarlier(value),
};

/** The first thing that keeps a value of unknown origin from being a game; undefined: nothing. */
export function faultOf(value: unknown): GameFault | undefined {
  if (typeof value !== 'object' || value === null) return 'game';
  const game: Fields = value;
  const checks: { readonly [K in keyof SavedGame]?: Check } = isNoted(game) ? OF_GAME : { ...OF_GAME, ...OF_TICKET };
  const fields = Object.keys(checks) as (keyof SavedGame)[];
  const field = fields.find((name) => checks[name]?.(game[name], game) === false);
  return marksFault(value) ?? field ?? (isTooLarge(value) ? 'size' : undefined);
}

/** True for a game that has nothing of a ticket: its owner has noted it. */
export function isNoted(game: Fields): boolean {
  return (Object.keys(OF_TICKET) as (keyof typeof OF_TICKET)[]).every((field) => game[field] === undefined);
}

/** True for a value of unknown origin that can be saved. */
export function isOwnGame(value: unknown): value is OwnGame {
  return faultOf(value) === undefined;
}

/** What is wrong with a game of a foreign file: its ids, days and amounts have bounds that kept games do not have. */
export function foreignFaultOf(value: unknown): GameFault | undefined {
  const fault = faultOf(value);
  if (fault) return fault;
  const { id, date, group, registered, earlier = [], ...game } = value as SavedGame;
  const { minBetPrice = 0, potentialPrize = 0, odds = 0 } = game;
  const areDays = (bets: readonly Pick<RegisteredBet, 'on' | 'draw'>[]) =>
    bets.every(({ on, draw }) => [on, draw].every(isBoundedDay));
  const bounds: { readonly [K in keyof SavedGame]?: boolean } = {
    id: isBoundedId(id),
    date: isBoundedDay(dayInBrazil(Date.parse(date))),
    minBetPrice: isBoundedAmount(minBetPrice),
    potentialPrize: isBoundedAmount(potentialPrize),
    odds: isBoundedAmount(odds),
    group: group === undefined || isBoundedId(group.id),
    registered: registered === undefined || areDays([registered]),
    earlier: areDays(earlier),
  };
  return (Object.keys(bounds) as (keyof SavedGame)[]).find((field) => !bounds[field]);
}

function isTooLarge(game: object): boolean {
  if (!isPrintable(game, MAX_DEPTH)) return true;
  const { length } = JSON.stringify(game);
  // A UTF-16 unit is at most three bytes of UTF-8.
  if (length * 3 <= MAX_GAME_BYTES) return false;
  return new TextEncoder().encode(JSON.stringify(game)).length > MAX_GAME_BYTES;
}

/** Can JSON hold it, in so many levels? A database can hold bigints, JSON cannot. */
function isPrintable(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'bigint';
  return levels > 0 && Object.values(value).every((inner) => isPrintable(inner, levels - 1));
}

function isGroup(value: unknown): boolean {
  const { id, name }: { id?: unknown; name?: unknown } = Object(value);
  return typeof id === 'string' && id !== '' && isLabel(name);
}

function areEarlier(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > MAX_EARLIER) return false;
  return value.every((bet) => areBetDraws(bet) && isRegistration(bet));
}

function isRegistration(value: unknown): boolean {
  const { on, draw, receipt, cents = 0, mine = 0, was = [] }: { [K in keyof RegisteredBet]?: unknown } = Object(value);
  if (![on, draw].every((day) => isCalendarDate(day))) return false;
  if (![cents, mine].every((money) => isWholeIn(money, 0, Number.MAX_SAFE_INTEGER)) || !Array.isArray(was))
    return false;
  return receipt === undefined || (isLabel(receipt) && receipt !== '');
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean';
}

/** As tickets have it: with milliseconds. */
function isWholeInstant(value: unknown): boolean {
  return typeof value === 'string' && value.length === 24 && isInstant(value);
}

function isAmount(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
