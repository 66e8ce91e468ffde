import { areNumbers, isWholeIn } from '../lottery/checks.ts';
import { EXTRA_COUNT, type Lottery } from '../lottery/lotteries.ts';
import { combinations } from '../lottery/odds.ts';
import { drawCountsOf } from '../rules/teimosinhas.ts';
import type { StrategyId } from '../strategy/catalogue.ts';
import { type Bet, type BetPart, betSizes } from './bet.ts';
import { takesBet } from './takes-bet.ts';

/**
 * Why a part of a bet cannot be used:
 * - `value`: not one of those that there are (a size, a team, a month, a number of draws), or no
 *   part of a bet at all
 * - `numbers`: no list of different numbers of the lottery
 * - `not-taken`: the strategy or the lottery takes no such part: see `takesBet`
 * - `too-many-fixed`: more than a ticket marks, which is the `limit`
 * - `both`: a number is fixed and excluded
 * - `too-many-excluded`: fewer numbers are left than a ticket marks; the `limit` leaves as many
 * - `too-few-tickets`: more games, swapped ones too, than there are tickets; the `limit`
 * - `no-room`: the strategy's rule has no such ticket; it has some with the first `limit` of these
 */
export type BetReason =
  | 'value'
  | 'numbers'
  | 'not-taken'
  | 'too-many-fixed'
  | 'both'
  | 'too-many-excluded'
  | 'too-few-tickets'
  | 'no-room';

/** What is wrong with a bet. */
export interface BetFault {
  /** Undefined when the bet is no object at all. */
  readonly part: BetPart | undefined;
  readonly reason: BetReason;
  readonly limit?: number | undefined;
}

/** What a bet is for. */
interface Bettor {
  readonly strategy: StrategyId;
  readonly lottery: Lottery;
  /** How many different tickets are to be made, swapped ones too. */
  readonly tickets: number;
}

/** The first thing that is wrong with a bet that somebody made; undefined when nothing is. */
export function betFault(bet: unknown, { strategy, lottery, tickets }: Bettor): BetFault | undefined {
  const isObject = typeof bet === 'object' && bet !== null && !Array.isArray(bet);
  if (!isObject) return { part: undefined, reason: 'value' };
  for (const [key, value] of Object.entries(bet)) {
    const part = key as BetPart;
    if (value === undefined) continue;
    if (!Object.keys(CHECKS).includes(part)) return { part, reason: 'value' };
    if (!CHECKS[part](value, lottery)) return { part, reason: LISTS.includes(part) ? 'numbers' : 'value' };
    const isNone = value === false || (Array.isArray(value) && value.length === 0);
    const isOwn = part === 'marks' && value === lottery.pick;
    if (!(isNone || isOwn || takesBet(strategy, lottery, part))) return { part, reason: 'not-taken' };
  }
  return numbersFault(bet as Bet, lottery, tickets);
}

const LISTS: readonly BetPart[] = ['fixed', 'excluded'];

type Check = (value: unknown, lottery: Lottery) => boolean;

const CHECKS: Readonly<Record<BetPart, Check>> = {
  marks: (value, lottery) => betSizes(lottery).includes(value as number),
  fixed: areNumbers,
  excluded: areNumbers,
  team: (value) => isWholeIn(value, 1, EXTRA_COUNT.team),
  month: (value) => isWholeIn(value, 1, EXTRA_COUNT.month),
  mirror: (value) => typeof value === 'boolean',
  draws: (value, { key }) => drawCountsOf(key).includes(value as number),
};

function numbersFault(bet: Bet, lottery: Lottery, tickets: number): BetFault | undefined {
  const { marks = lottery.pick, fixed = [], excluded = [] } = bet;
  if (fixed.length > marks) return { part: 'fixed', reason: 'too-many-fixed', limit: marks };
  if (fixed.some((n) => excluded.includes(n))) return { part: 'excluded', reason: 'both' };
  const limit = lottery.total - marks;
  if (excluded.length > limit) return { part: 'excluded', reason: 'too-many-excluded', limit };
  const left = combinations(limit + marks - excluded.length - fixed.length, marks - fixed.length);
  if (left >= BigInt(tickets)) return undefined;
  const part = fixed.length > 0 ? 'fixed' : excluded.length > 0 ? 'excluded' : 'marks';
  return { part, reason: 'too-few-tickets', limit: Number(left) };
}
