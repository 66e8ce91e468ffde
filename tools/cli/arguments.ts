import { usualHistorySeed } from '../../workers/replay/make-receipt.ts';
import { refuseUnknownEngine } from '../../workers/replay/read-receipt.ts';
import { isInstant } from '../../workers/shared/lottery/calendar.ts';
import { lotteryOf } from '../../workers/shared/lottery/lotteries.ts';
import { ticketSpace } from '../../workers/shared/lottery/odds.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import {
  checkGenerateRequest,
  engineVersionOf,
  type GenerateRequest,
  RequestError,
} from '../../workers/shared/run/request.ts';
import type { StrategyId } from '../../workers/shared/strategy/catalogue.ts';
import { readCommandBet } from './bet-options.ts';
import { receiptOfFile, receiptOfLink } from './given-receipt.ts';
import { type Options, parseOptions } from './parse-options.ts';
import { readCount } from './read-count.ts';
import { refusal } from './refusal.ts';
import { readCommandOptions, readList } from './strategy-options.ts';
import { EXPECTED, MAX_RUN, UsageError } from './usage.ts';

export type Format = 'numbers' | 'json';

/** The page that `npm start` serves: where a link leads that is not told otherwise. */
const SITE = 'http://localhost:4173/';

/** What the command is asked to do. */
export interface Command {
  readonly request: GenerateRequest;
  readonly format: Format;
  /** Only the link to the run is asked for, with the page at this address. */
  readonly site?: string;
  /**
   * What chance, the clock or the newest engine stood in for, as the options and values that make the same output
   * again; empty when all was given, or all but the engine.
   */
  readonly drawn: readonly string[];
}

/** The line about what chance and the clock stood in for: options that make the same output again. */
export function sameAgain(drawn: readonly string[]): string {
  const isByDay = drawn.some((option) => option.startsWith('--date'));
  return `${isByDay ? '--date fixes the day; ' : ''}the same again with ${drawn.join(' ')}`;
}

/** Where values come from that the options leave out. */
export interface Surroundings {
  /** The present instant, ISO 8601 in UTC. */
  readonly clock: () => string;
  readonly randomSeed: () => string;
}

/** Reads the options of the command; throws a UsageError when they do not make a run. */
export function readArguments(args: readonly string[], { clock, randomSeed }: Surroundings): Command {
  const options = parseOptions(args);
  checkPrinting(options);
  const run = givenRequest(options) ?? requestOf(options, { clock, randomSeed });
  const checked = check(run);
  const format = options.json ? 'json' : 'numbers';
  return {
    request: checked,
    format,
    drawn: isGiven(options) ? [] : drawnOptions(options, checked),
    ...(options['print-link'] && { site: options.site ?? options.link ?? SITE }),
  };
}

function checkPrinting(options: Options): void {
  const [first, second] = FORMATS.filter((name) => options[name]);
  if (second) throw new UsageError(`--${first} or --${second}, not both`);
  if (options.site !== undefined && !options['print-link']) {
    throw new UsageError('--site: expected with --print-link');
  }
}

/** The options that name a receipt, and so all of a run. */
const WHOLE = ['link', 'receipt'] as const;

/** What is printed of a run: one of these. */
const FORMATS = ['json', 'numbers', 'print-link'] as const;

/** What may stand beside a receipt or a link: how the run is printed. */
const PRINTING: readonly string[] = [...FORMATS, 'site', 'quiet'];

const isGiven = (options: Options) => WHOLE.some((name) => options[name] !== undefined);

/** The request of a receipt or a link; undefined when none is given. */
function givenRequest(options: Options): GenerateRequest | undefined {
  const name = WHOLE.find((whole) => options[whole] !== undefined);
  if (!name) return undefined;
  const other = Object.keys(options).find((key) => key !== name && !PRINTING.includes(key));
  if (other) throw new UsageError(`--${name} or --${other}, not both: it names the whole run`);
  const text = options[name] ?? '';
  const read = name === 'link' ? receiptOfLink : receiptOfFile;
  return read(text, !options['print-link']);
}

function requestOf(options: Options, { clock, randomSeed }: Surroundings): GenerateRequest {
  if (options.lottery === undefined) {
    throw new UsageError(`--lottery is missing: expected ${EXPECTED.lottery}`);
  }
  const now = options.now ?? clock();
  const seed = options.seed ?? randomSeed();
  const strategy = options.strategy ?? 'quick';
  const told = readCommandOptions(strategy as StrategyId, options);
  const bet = readCommandBet(options);
  const request = {
    lottery: options.lottery,
    strategy,
    games: readCount(options.games ?? '1'),
    seed,
    history: simulated(
      options['history-seed'] ?? usualHistorySeed(seed),
      options.date ?? (isInstant(now) ? now : clock()).slice(0, 10),
    ),
    now,
    ...(told && { options: told }),
    ...(bet && { bet }),
    ...(options.swaps !== undefined && { swaps: readList(options.swaps) }),
    ...(options.engine !== undefined && { engine: options.engine }),
  };
  return request as GenerateRequest;
}

function drawnOptions(given: Options, request: GenerateRequest): string[] {
  const { seed, history, now } = request;
  const drawn = [
    ...(given.seed === undefined ? ['--seed', seed] : []),
    ...(given.date === undefined && given.now === undefined ? ['--date', history.date] : []),
    ...(given.now === undefined ? ['--now', now] : []),
  ];
  if (drawn.length === 0 || given.engine !== undefined) return drawn;
  return [...drawn, '--engine', engineVersionOf(request)];
}

function check(request: GenerateRequest): GenerateRequest {
  try {
    refuseUnknownEngine(request.engine);
    checkGenerateRequest(request, MAX_RUN);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    throw refusal(request, error);
  }
  const own = lotteryOf(request.lottery);
  const lottery = { ...own, pick: request.bet?.marks ?? own.pick };
  if (BigInt(request.games) > ticketSpace(lottery)) {
    const max = `${lottery.name} has only ${ticketSpace(lottery)} combinations`;
    throw new UsageError(`--games ${request.games}: ${max}`);
  }
  return request;
}
