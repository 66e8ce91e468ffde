import { isCalendarDate, isInstant } from '../domain/calendar.ts';
import { findLottery, type LotteryKey, lotteryOf } from '../domain/lotteries.ts';
import { type RuleId, STRATEGY_IDS } from '../domain/strategies/catalogue.ts';
import { checkOptions, OptionsError } from '../domain/strategies/check-options.ts';
import type { OptionField, StrategyOptions } from '../domain/strategies/options.ts';

/** Most tickets that one request of the app may ask for. Product specification, section 9. */
export const MAX_GAMES = 20;

/** Names a simulated history. */
export interface HistoryRequest {
  readonly lottery: LotteryKey;
  readonly historySeed: string;
  /** Last day of the history, `YYYY-MM-DD`. */
  readonly date: string;
}

/** Names a run completely: equal requests give equal tickets, on any machine. */
export interface GenerateRequest extends HistoryRequest {
  readonly strategy: RuleId;
  /** 1…MAX_GAMES. */
  readonly games: number;
  readonly seed: string;
  /** The instant that tickets carry, ISO 8601 in UTC. */
  readonly now: string;
  /** What the user told the strategy; without it every strategy has its defaults. */
  readonly options?: StrategyOptions;
}

export type RequestField = keyof GenerateRequest;

/** A request outside the limits: which field, and what it held. */
export class RequestError extends Error {
  readonly code = 'invalid-request';
  readonly field: RequestField;
  /** Which of the options, when `field` is `options`; undefined when they are no object at all. */
  readonly option: OptionField | undefined;

  constructor(field: RequestField, value: unknown, option?: OptionField) {
    const name = option ? `${field}.${option}` : field;
    super(`invalid ${name}: ${JSON.stringify(value) ?? String(value)}`);
    this.name = 'RequestError';
    this.field = field;
    this.option = option;
  }
}

/** True for a seed: 1 to 128 visible ASCII characters, so that it survives a link unchanged. */
export function isSeed(text: unknown): text is string {
  return typeof text === 'string' && /^[!-~]{1,128}$/.test(text);
}

/** The request as given, once every field is known to be good; throws a RequestError. */
export function checkHistoryRequest(request: HistoryRequest): HistoryRequest {
  if (!findLottery(request.lottery)) throw new RequestError('lottery', request.lottery);
  if (!isSeed(request.historySeed)) throw new RequestError('historySeed', request.historySeed);
  if (!isCalendarDate(request.date)) throw new RequestError('date', request.date);
  return request;
}

/** The same for a run. `maxGames` is the app's limit unless the caller has another. */
export function checkGenerateRequest(
  request: GenerateRequest,
  maxGames: number = MAX_GAMES,
): GenerateRequest {
  checkHistoryRequest(request);
  if (!STRATEGY_IDS.includes(request.strategy)) {
    throw new RequestError('strategy', request.strategy);
  }
  if (!Number.isInteger(request.games) || request.games < 1 || request.games > maxGames) {
    throw new RequestError('games', request.games);
  }
  if (!isSeed(request.seed)) throw new RequestError('seed', request.seed);
  if (!isInstant(request.now)) throw new RequestError('now', request.now);
  if (request.options !== undefined) checkRequestOptions(request, request.options);
  return request;
}

function checkRequestOptions({ strategy, lottery }: GenerateRequest, options: StrategyOptions) {
  try {
    checkOptions(strategy, lotteryOf(lottery), options);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw new RequestError('options', error.value, error.field);
  }
}
