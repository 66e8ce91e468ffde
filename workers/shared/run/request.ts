import type { Bet } from '../bet/bet.ts';
import { type BetFault, type BetReason, betFault } from '../bet/check-bet.ts';
import { tidyBet } from '../bet/tidy-bet.ts';
import { isCalendarDate, isInstant } from '../lottery/calendar.ts';
import { areAscending, isWholeIn } from '../lottery/checks.ts';
import { findLottery, type Lottery, type LotteryKey, lotteryOf } from '../lottery/lotteries.ts';
import { MAX_CONTEST } from '../lottery/max-contest.ts';
import { isRule, type RuleId, STRATEGY_IDS, type StrategyId } from '../strategy/catalogue.ts';
import { checkOptions, OptionsError } from '../strategy/check-options.ts';
import { MAX_WHEEL_TICKETS } from '../strategy/guarantees.ts';
import type { OptionField, StrategyOptions } from '../strategy/strategy-options.ts';
import { ENGINE_VERSION, ENGINE_VERSIONS, type EngineVersion, takesBets, takesOfficial } from './engine-version.ts';
import { type History, MAX_CARRIED, type OfficialHistory, WINDOW } from './history.ts';
import { MAX_GAMES, MAX_SWAP_GAMES, MAX_SWAPS } from './run-limits.ts';
import { isSeed } from './seed.ts';

/** Names the draws of a lottery that are looked at. */
export interface HistoryRequest {
  readonly lottery: LotteryKey;
  readonly history: History;
}

/** Names a run completely: equal requests of one engine give equal tickets, on any machine. */
export interface GenerateRequest extends HistoryRequest {
  readonly strategy: StrategyId;
  /** 1…MAX_GAMES. */
  readonly games: number;
  readonly seed: string;
  /** The instant that tickets carry, ISO 8601 in UTC. */
  readonly now: string;
  /** What the user told the strategy; without it every strategy has its defaults. */
  readonly options?: StrategyOptions;
  /** How the tickets are played; without it as the lottery has it. */
  readonly bet?: Bet;
  /**
   * The tickets that were swapped for another, by index, in the order in which it was done: the n-th swap has a random
   * stream of its own. Without it none.
   */
  readonly swaps?: readonly number[];
  /** The engine to make it with; without it the newest. */
  readonly engine?: EngineVersion;
}

/** A request for tickets of a rule, one after the other. */
export type RuleRequest<S extends RuleId = RuleId> = GenerateRequest & { readonly strategy: S };

/** What can be wrong with a request; of a simulated history its seed, of any history its day. */
export type RequestField = keyof GenerateRequest | 'historySeed' | 'date';

/** How many there may be: games, or numbers of one's own in a wheel for the tickets asked for. */
export interface CountRange {
  readonly min: number;
  readonly max: number;
}

/** What is wrong with a request. Plain data. */
export interface RequestProblem {
  readonly field: RequestField;
  /** Which of the options, when `field` is `options`; undefined when they are no object at all. */
  readonly option?: OptionField | undefined;
  /** When it is `games`, or an option `pool` with too few or too many numbers: how many there may be. */
  readonly range?: CountRange | undefined;
  /** Which of the bet's parts, when `field` is `bet`; undefined when it is the bet as such. */
  readonly bet?: keyof Bet | undefined;
  /** Why not, when it is one of the bet's parts. */
  readonly reason?: BetReason | undefined;
  /** What goes with the reason: see `BetReason`. */
  readonly limit?: number | undefined;
}

/** A request outside the limits. Its class is lost between threads, its `problem` is not. */
export class RequestError extends Error {
  declare readonly code: 'invalid-request';
  declare readonly problem: RequestProblem;

  /** `value` is what the field, or the named part of it, held. */
  constructor(field: RequestField, value: unknown, more: Omit<RequestProblem, 'field'> = {}) {
    const part = more.option ?? more.bet;
    const name = part ? `${field}.${part}` : field;
    super(`invalid ${name}: ${JSON.stringify(value) ?? String(value)}`);
    this.name = 'RequestError';
    this.code = 'invalid-request';
    this.problem = { field, ...more };
  }
}

/** The error of a bet in which a part is wrong, or which is no object. */
export function betError({ part, ...why }: BetFault, bet: Bet | undefined): RequestError {
  return new RequestError('bet', part ? bet?.[part] : bet, { bet: part, ...why });
}

/** The engine that a request is for. */
export function engineVersionOf({ engine = ENGINE_VERSION }: GenerateRequest): EngineVersion {
  return engine;
}

/** The key as given, once it is known to be a lottery's; throws a RequestError. */
export function checkLottery(key: LotteryKey): LotteryKey {
  if (!findLottery(key)) throw new RequestError('lottery', key);
  return key;
}

/** The request as given, once every field is known to be good; throws a RequestError. */
export function checkHistoryRequest(request: HistoryRequest): HistoryRequest {
  const { history } = request;
  const field = historyFault(history, lotteryOf(checkLottery(request.lottery)));
  if (!field) return request;
  const { seed, date } = { seed: undefined, ...history };
  throw new RequestError(field, { history, historySeed: seed, date }[field]);
}

/** What is wrong with a history; undefined when nothing is. */
function historyFault(history: History, lottery: Lottery): 'history' | 'historySeed' | 'date' | undefined {
  const kind = history?.kind;
  if (kind === 'simulated' && !isSeed(history.seed)) return 'historySeed';
  if (kind === 'official' && !isWindow(history, lottery)) return 'history';
  if (kind === 'named') {
    const { contest, size, hash } = history;
    const isLong = size > MAX_CARRIED && isWholeIn(size, 1, WINDOW.max);
    const isHash = typeof hash === 'string' && /^[0-9a-f]{16}$/.test(hash);
    if (!(isLong && isHash && isWholeIn(contest, 1, MAX_CONTEST))) return 'history';
  } else if (kind !== 'simulated' && kind !== 'official') return 'history';
  return isCalendarDate(history.date) ? undefined : 'date';
}

function isWindow({ contest, draws }: OfficialHistory, lottery: Lottery): boolean {
  return (
    isWholeIn(contest, 1, MAX_CONTEST) &&
    Array.isArray(draws) &&
    draws.length >= WINDOW.min &&
    draws.length <= WINDOW.max &&
    draws.every((draw) => areAscending(draw, lottery) && draw.length === lottery.drawn)
  );
}

/** The same for a run, without its bet and its swaps. `maxGames` is the app's limit unless the caller has another. */
export function checkPlainRequest(request: GenerateRequest, maxGames: number = MAX_GAMES): GenerateRequest {
  // The version first: which other fields a request may have depends on its engine.
  if (!ENGINE_VERSIONS.includes(engineVersionOf(request))) {
    throw new RequestError('engine', request.engine);
  }
  checkHistoryRequest(request);
  const { history } = request;
  if (history.kind !== 'simulated' && !takesOfficial(engineVersionOf(request))) {
    throw new RequestError('history', history);
  }
  if (!STRATEGY_IDS.includes(request.strategy)) {
    throw new RequestError('strategy', request.strategy);
  }
  const max = isRule(request.strategy) ? maxGames : Math.min(maxGames, MAX_WHEEL_TICKETS);
  if (!isWholeIn(request.games, 1, max)) throw new RequestError('games', request.games, { range: { min: 1, max } });
  if (!isSeed(request.seed)) throw new RequestError('seed', request.seed);
  if (!isInstant(request.now)) throw new RequestError('now', request.now);
  if (request.options !== undefined) checkRequestOptions(request, request.options);
  return request;
}

/** The same for all of a run. */
export function checkGenerateRequest(request: GenerateRequest, maxGames: number = MAX_GAMES): GenerateRequest {
  checkPlainRequest(request, maxGames);
  const { bet, swaps } = request;
  if (bet !== undefined) checkRequestBet(request, bet);
  if (swaps !== undefined) checkSwaps(request, swaps);
  return request;
}

/** The same for a strategy that makes one ticket after the other. */
export function checkRuleRequest(request: GenerateRequest, maxGames?: number): RuleRequest {
  const checked = checkGenerateRequest(request, maxGames);
  if (!isRuleRequest(checked)) throw new RequestError('strategy', checked.strategy);
  return checked;
}

/** True for a request of tickets one after the other, false for one of a wheel. */
export function isRuleRequest(request: GenerateRequest): request is RuleRequest {
  return isRule(request.strategy);
}

/** An empty bet counts as no bet, whatever the engine. */
function checkRequestBet(request: GenerateRequest, bet: Bet): void {
  const { strategy, lottery, games, swaps } = request;
  const tickets = games + (swaps?.length ?? 0);
  const fault = betFault(bet, { strategy, lottery: lotteryOf(lottery), tickets });
  if (fault) throw betError(fault, bet);
  if (tidyBet(bet) && !takesBets(engineVersionOf(request))) throw new RequestError('bet', bet);
}

/** Each names a ticket of the run. A wheel that lost a ticket would prove nothing. */
function checkSwaps(request: GenerateRequest, swaps: readonly number[]): void {
  const isTicket = (index: unknown) => isWholeIn(index, 0, request.games - 1);
  const isGood =
    Array.isArray(swaps) &&
    swaps.length <= MAX_SWAPS &&
    swaps.every(isTicket) &&
    (swaps.length === 0 ||
      (isRuleRequest(request) && request.games <= MAX_SWAP_GAMES && takesBets(engineVersionOf(request))));
  if (!isGood) throw new RequestError('swaps', swaps);
}

function checkRequestOptions({ strategy, lottery }: GenerateRequest, options: StrategyOptions) {
  try {
    checkOptions(strategy, lotteryOf(lottery), options);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw new RequestError('options', error.value, { option: error.field });
  }
}
